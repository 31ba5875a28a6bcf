import { useRef, useState } from 'react'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { Panel } from '@/components/Panel'
import { pauseLengths } from '@/domain/protection'
import { useTexts } from '@/i18n/texts'
import { useLanguage } from '@/i18n/useLanguage'
import { startPause, usePause } from '@/device/pause'
import { now } from '@/device/trustedClock'
import { formatPauseEnd } from './formatPauseEnd'
import { PauseDialog } from './PauseDialog'
import styles from './Protection.module.css'

type Length = (typeof pauseLengths)[number]

/** Quality H5: a pause on this device, 24 hours with one press, and what it does and does not do. */
export function PausePanel() {
  const t = useTexts()
  const lang = useLanguage()
  const { until, isUnsaved } = usePause()
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<Length | null>(null)

  const pause = ({ ms }: Length) => {
    setAsked(null)
    startPause(ms)
    // The pressed button may have disappeared.
    heading.current?.focus()
  }
  const press = (length: Length) => {
    if (length.key === 'day' && until === null) pause(length)
    else setAsked(length)
  }
  // A running pause can only be extended.
  const offered = pauseLengths.filter(({ ms }) => until === null || now() + ms > until)

  return (
    <Panel>
      <h2 ref={heading} tabIndex={-1}>
        {t('protection.pause.title')}
      </h2>
      <p role="status" className={styles.state}>
        {until !== null && (
          <>
            <Icon name="pause" />
            {t('protection.pause.on', { date: formatPauseEnd(until, lang) })}
          </>
        )}
      </p>
      <p>{t('protection.pause.text')}</p>
      <p>{t('protection.pause.limits')}</p>
      {isUnsaved && <p className={styles.note}>{t('protection.unsaved')}</p>}
      {until !== null && offered.length > 0 && <p>{t('protection.pause.longer')}</p>}
      <div className={styles.actions}>
        {offered.map((length) => (
          <Button
            key={length.key}
            variant={length.key === 'day' && until === null ? 'primary' : 'quiet'}
            onClick={() => {
              press(length)
            }}
          >
            {t(`protection.pause.${length.key}`)}
          </Button>
        ))}
      </div>
      <PauseDialog
        length={asked}
        onConfirm={pause}
        onClose={() => {
          setAsked(null)
        }}
      />
    </Panel>
  )
}
