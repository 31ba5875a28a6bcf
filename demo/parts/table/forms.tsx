import { RadioCards } from '@/components/forms/RadioCards'
import { RadioChips } from '@/components/forms/RadioChips'
import { RadioGroup } from '@/components/forms/RadioGroup'
import { SearchField } from '@/components/forms/SearchField'
import { languageTable } from '@/domain/languageTable'
import { studios } from '../../catalogue/studios.ts'
import styles from '../Gallery.module.css'
import { Kept } from '../Kept'
import { BROKEN_PICTURE, type Look, type Part } from '../part'

const categories = ['transaction', 'casino', 'sport'] as const

const types = ({ t }: Look) =>
  categories.map((value) => ({ value, label: t(`history.sibling.${value}`) }))

const makers = studios.slice(0, 12).map(({ id, name }) => ({
  value: String(id),
  label: name,
  image: `/demo/providers/${id}.svg`,
}))

const fewCards = [
  { value: '', label: 'Oudstone' },
  { value: 'broken', label: 'Sablier', image: BROKEN_PICTURE },
  ...makers.slice(0, 1),
]

/** Search and choices. */
export const forms: readonly Part[] = [
  {
    file: 'forms/SearchField',
    states: Object.entries({ empty: '', filled: 'Blue Door', 'Arabic text': 'القصر الأزرق' }).map(
      ([label, start]) => ({
        label,
        view: ({ t }) => (
          <Kept start={start}>
            {(value, set) => (
              <SearchField
                label={t('games.search')}
                placeholder={t('games.searchPlaceholder')}
                value={value}
                onChange={set}
              />
            )}
          </Kept>
        ),
      }),
    ),
  },
  {
    file: 'forms/RadioGroup',
    states: [
      {
        label: 'choice of languages, with the class of its user',
        isWide: true,
        view: ({ t, lang }) => (
          <Kept<string> start={lang}>
            {(value, set) => (
              <RadioGroup
                label={t('language.label')}
                itemClass={styles.radio}
                options={Object.values(languageTable).map(({ pref, lang: label }) => ({
                  value: pref,
                  label,
                  lang: pref,
                }))}
                value={value}
                onChange={set}
              />
            )}
          </Kept>
        ),
      },
    ],
  },
  {
    file: 'forms/RadioChips',
    states: [
      ...Object.entries({ 'one is chosen': 'casino', 'none is chosen': '' }).map(
        ([label, start]): Part['states'][number] => ({
          label,
          isWide: true,
          view: (look) => (
            <Kept start={start}>
              {(value, set) => (
                <RadioChips
                  label={look.t('history.type')}
                  options={types(look)}
                  value={value}
                  onChange={set}
                />
              )}
            </Kept>
          ),
        }),
      ),
      {
        label: 'more than fit, the last is chosen',
        isWide: true,
        view: ({ t }) => (
          <Kept start={String(studios.at(-1)?.id)}>
            {(value, set) => (
              <RadioChips
                label={t('games.categories')}
                options={studios.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={value}
                onChange={set}
              />
            )}
          </Kept>
        ),
      },
    ],
  },
  {
    file: 'forms/RadioCards',
    states: Object.entries({
      'more than fit': makers,
      'without picture, broken picture, picture': fewCards,
    }).map(([label, options]) => ({
      label,
      isWide: true,
      view: ({ t }) => (
        <Kept start={options[0]?.value ?? ''}>
          {(value, set) => (
            <RadioCards
              label={t('games.providers')}
              options={options}
              value={value}
              onChange={set}
            />
          )}
        </Kept>
      ),
    })),
  },
]
