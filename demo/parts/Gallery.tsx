import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/useLanguage'
import { cx } from '@/lib/dom/cx'
import styles from './Gallery.module.css'
import type { Part } from './part'
import { parts } from './parts'

/** A brand's name in an address, and the languages that it offers. */
interface Choice {
  brand: string
  languages: readonly string[]
}

interface GalleryProps {
  brand: string
  choices: readonly Choice[]
}

const HEADING = 'Parts'
const idOf = (file: string) => `part-${file.replace('/', '-')}`

/** The page `/demo/parts`: all components in all their states. What is not of the app is in English. */
export function Gallery({ brand, choices }: GalleryProps) {
  const current = useLanguage()
  return (
    <>
      <header className={styles.head}>
        <h1 lang="en">{HEADING}</h1>
        <nav className={styles.choices} aria-label="Brand and language" lang="en">
          {choices.flatMap((choice) =>
            choice.languages.map((lang) => (
              <a
                key={choice.brand + lang}
                href={`?brand=${choice.brand}&lang=${lang}`}
                aria-current={choice.brand === brand && lang === current ? 'page' : undefined}
              >
                {`${choice.brand} ${lang}`}
              </a>
            )),
          )}
        </nav>
        <nav className={styles.contents} aria-label="Contents" lang="en">
          {parts.map(({ file }) => (
            <a key={file} href={`#${idOf(file)}`}>
              {file}
            </a>
          ))}
        </nav>
      </header>
      <main className={styles.main} tabIndex={-1}>
        {parts.map((part) => (
          <Entry key={part.file} {...part} />
        ))}
      </main>
    </>
  )
}

function Entry({ file, states }: Part) {
  const { t } = useTranslation()
  const lang = useLanguage()
  return (
    <div className={styles.part} data-part={file}>
      <h2 id={idOf(file)} className={styles.name}>
        <bdi lang="en">{file}</bdi>
      </h2>
      <div className={styles.states}>
        {states.map(({ label, isWide, view }) => (
          <figure key={label} className={cx(styles.state, isWide && styles.wide)}>
            <figcaption className={styles.label}>
              <bdi lang="en">{label}</bdi>
            </figcaption>
            <div className={styles.view}>{view({ t, lang })}</div>
          </figure>
        ))}
      </div>
    </div>
  )
}
