import type { ComponentProps } from 'react'
import { AsOf } from '@/components/AsOf'
import { Avatar } from '@/components/Avatar'
import { Flag } from '@/components/Flag'
import { Icon } from '@/components/Icon'
import { IconArch } from '@/components/IconArch'
import { icons, type IconName } from '@/components/icons'
import { Logo } from '@/components/Logo'
import { Money } from '@/components/Money'
import { NetAmount } from '@/components/NetAmount'
import { Star } from '@/components/Star'
import { languageTable } from '@/domain/languageTable'
import { brand } from '@/lib/pageData'
import styles from '../Gallery.module.css'
import type { Part } from '../part'

const iconNames = Object.keys(icons) as IconName[]
const directed = ['left', 'right', 'logout', 'chevron'] as const
const tones = ['saffron', 'ruby', 'azure', 'glaze', 'gold'] as const

/** Amounts as a server sends them; null is one that cannot be read. */
const amounts: Record<string, Omit<ComponentProps<typeof Money>, 'lang'>> = {
  dinars: { amount: '1250.500', currency: 'TND' },
  euros: { amount: '-12.5', currency: 'EUR' },
  zero: { amount: '0', currency: 'EUR' },
  'more than a million': { amount: '12345678.901', currency: 'TND' },
  gain: { amount: '80', currency: 'EUR', isNet: true },
  loss: { amount: '-80', currency: 'EUR', isNet: true },
  unreadable: { amount: null, currency: 'TND' },
}

/** Pictures, signs and amounts. */
export const marks: readonly Part[] = [
  {
    file: 'Logo',
    states: [
      { label: 'with a name', view: () => <Logo alt={brand.name} /> },
      { label: 'decorative', view: () => <Logo /> },
    ],
  },
  {
    file: 'Star',
    states: [
      { label: 'default size', view: () => <Star /> },
      { label: 'size and colour of a class', view: () => <Star className={styles.bigStar} /> },
    ],
  },
  {
    file: 'Icon',
    states: [
      {
        label: 'all',
        isWide: true,
        view: () => (
          <ul className={styles.icons}>
            {iconNames.map((name) => (
              <li key={name} className={styles.iconCell}>
                <Icon name={name} />
                <bdi lang="en">{name}</bdi>
              </li>
            ))}
          </ul>
        ),
      },
      {
        label: 'three sizes',
        view: () => [16, 20, 32].map((size) => <Icon key={size} name="trophy" size={size} />),
      },
      {
        label: 'mirrored in Arabic',
        view: () => directed.map((name) => <Icon key={name} name={name} flip />),
      },
    ],
  },
  {
    file: 'IconArch',
    states: tones.map((tone) => ({
      label: tone,
      view: () => <IconArch icon="casino" tone={tone} size={27} className={styles.arch} />,
    })),
  },
  {
    file: 'Flag',
    states: Object.values(languageTable).map(({ pref, img }) => ({
      label: pref,
      view: () => <Flag src={img} />,
    })),
  },
  {
    file: 'Avatar',
    states: [
      { label: 'Latin letter', view: () => <Avatar name="yasmine" /> },
      { label: 'Arabic letter', view: () => <Avatar name="ياسمين" /> },
      { label: 'no name', view: () => <Avatar name="" /> },
      {
        label: 'size of a class',
        view: () => <Avatar name="karim" className={styles.bigAvatar} />,
      },
    ],
  },
  {
    file: 'Money',
    states: Object.entries(amounts).map(([label, money]) => ({
      label,
      view: ({ lang }) => <Money {...money} lang={lang} />,
    })),
  },
  {
    file: 'AsOf',
    states: [
      { label: 'a time', view: ({ t }) => <AsOf>{t('header.asOf', { time: '14:02' })}</AsOf> },
      {
        label: 'a day',
        view: ({ t }) => <AsOf>{t('header.asOfDay', { day: '20/07/2026' })}</AsOf>,
      },
    ],
  },
  {
    file: 'NetAmount',
    states: [
      { label: 'gain', view: () => <NetAmount amount="80" currency="EUR" /> },
      { label: 'loss', view: () => <NetAmount amount="-12.500" currency="TND" /> },
      { label: 'zero', view: () => <NetAmount amount="0" currency="TND" /> },
      { label: 'approximate', view: () => <NetAmount amount="5" currency="EUR" isExact={false} /> },
      { label: 'unknown', view: () => <NetAmount amount={null} currency="EUR" isExact={false} /> },
    ],
  },
]
