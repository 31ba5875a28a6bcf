import type { ReactNode } from 'react'
import { Avatar } from '@/components/Avatar'
import { Button } from '@/components/Button'
import { ChipMenu } from '@/components/ChipMenu'
import { Dialog } from '@/components/Dialog'
import { Flag } from '@/components/Flag'
import { Icon } from '@/components/Icon'
import { Menu } from '@/components/Menu'
import { languageTable } from '@/domain/languageTable'
import styles from '../Gallery.module.css'
import { Kept, Opened } from '../Kept'
import { nothing, type Look, type Part } from '../part'

const player = 'yasmine'

const title = (text: string) => <h2 className={styles.dialogTitle}>{text}</h2>

/** As in the header, because a menu opens towards the start of the line. */
const atEnd = (menu: ReactNode) => <div className={styles.atEnd}>{menu}</div>

/** A dialog with its button; its label is also its heading. */
const dialog = (label: string, body: ReactNode, place: { placement?: 'side' } = {}) => (
  <Opened label={label}>
    {(close) => (
      <Dialog label={label} onClose={close} {...place}>
        <div className={styles.dialogBody}>
          {title(label)}
          {body}
        </div>
      </Dialog>
    )}
  </Opened>
)

const pauseQuestion = ({ t }: Look, close: () => void) => (
  <div className={styles.dialogBody}>
    {title(t('protection.pause.button'))}
    <p>{t('protection.pause.limits')}</p>
    <Button onClick={close}>{t('protection.cancel')}</Button>
  </div>
)

/** What opens above the page: press the button. */
export const overlays: readonly Part[] = [
  {
    file: 'Menu',
    states: [
      {
        label: 'actions',
        isWide: true,
        view: ({ t }) =>
          atEnd(
            <Menu
              label={t('header.userMenu', { username: player })}
              className={styles.menuButton}
              items={[
                {
                  key: 'profile',
                  label: t('nav.profile'),
                  icon: <Icon name="user" />,
                  onSelect: nothing,
                },
                { key: 'statement', label: t('nav.statement'), onSelect: nothing },
              ]}
            >
              <bdi>{player}</bdi>
              <Avatar name={player} />
            </Menu>,
          ),
      },
      {
        label: 'choice, one is checked',
        isWide: true,
        view: ({ t }) =>
          atEnd(
            <Kept start="days7">
              {(value, set) => (
                <Menu
                  className={styles.menuButton}
                  items={(['today', 'days7', 'days30'] as const).map((key) => ({
                    key,
                    label: t(`history.${key}`),
                    isChecked: key === value,
                    onSelect: () => {
                      set(key)
                    },
                  }))}
                >
                  {t('history.period')}
                </Menu>
              )}
            </Kept>,
          ),
      },
    ],
  },
  {
    file: 'ChipMenu',
    states: [
      {
        label: 'choice of languages',
        isWide: true,
        view: ({ t, lang }) =>
          atEnd(
            <ChipMenu
              label={t('language.button', { language: languageTable[lang].lang })}
              items={Object.values(languageTable).map(({ pref, lang: name, img }) => ({
                key: pref,
                label: name,
                lang: pref,
                icon: <Flag src={img} />,
                isChecked: pref === lang,
                onSelect: nothing,
              }))}
            >
              <Flag src={languageTable[lang].img} />
              <span>{languageTable[lang].lang}</span>
            </ChipMenu>,
          ),
      },
      {
        label: 'one action',
        isWide: true,
        view: ({ t }) =>
          atEnd(
            <ChipMenu
              label={t('header.userMenu', { username: player })}
              items={[
                {
                  key: 'logout',
                  label: t('header.logout'),
                  icon: <Icon name="logout" flip />,
                  onSelect: nothing,
                },
              ]}
            >
              <Avatar name={player} />
              <bdi>{player}</bdi>
            </ChipMenu>,
          ),
      },
    ],
  },
  {
    file: 'Dialog',
    states: [
      {
        label: 'in the middle',
        view: ({ t }) => dialog(t('login.title'), <p>{t('login.needed')}</p>),
      },
      {
        label: 'longer than the screen',
        view: ({ t }) =>
          dialog(
            t('limits.title'),
            Array.from({ length: 20 }, (_, index) => (
              <p key={index}>{t('limits.text', { hours: 24 })}</p>
            )),
          ),
      },
      {
        label: 'at the side',
        view: ({ t }) => dialog(t('nav.menu'), null, { placement: 'side' }),
      },
      {
        label: 'question that only its buttons close',
        view: (look) => (
          <Opened label={look.t('protection.pause.button')}>
            {(close) => (
              <Dialog label={look.t('protection.pause.button')} role="alertdialog">
                {pauseQuestion(look, close)}
              </Dialog>
            )}
          </Opened>
        ),
      },
    ],
  },
]
