import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { Panel } from '@/components/Panel'
import { pauseLengths } from '@/domain/protection'
import { useLanguage } from '@/i18n/useLanguage'
import { startPause, usePause } from '@/device/pause'
import { serverNow } from '@/device/serverTime'
import { formatPauseEnd } from './formatPauseEnd'
import { PauseDialog } from './PauseDialog'
import styles from './Protection.module.css'

type Length = (typeof pauseLengths)[number]

/** Quality H5: starts a pause on this device, 24 hours with one press, and explains its limits. */
export function PausePanel() {
  const { t } = useTranslation()
  const lang = useLanguage()
  const { until, isUnsaved } = usePause()
  const heading = useRef<HTMLHeadingElement>(null)
  const [toConfirm, setToConfirm] = useState<Length | null>(null)

  const pause = ({ ms }: Length) => {
    setToConfirm(null)
    startPause(ms)
    // The pressed button, which had the focus, may have been removed.
    heading.current?.focus()
  }
  const choose = (length: Length) => {
    if (length.key === 'day' && until === null) pause(length)
    else setToConfirm(length)
  }
  // A running pause can only be extended.
  const offered = pauseLengths.filter(({ ms }) => until === null || serverNow() + ms > until)

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
              choose(length)
            }}
          >
            {t(`protection.pause.${length.key}`)}
          </Button>
        ))}
      </div>
      <PauseDialog
        length={toConfirm}
        onConfirm={pause}
        onClose={() => {
          setToConfirm(null)
        }}
      />
    </Panel>
  )
}
