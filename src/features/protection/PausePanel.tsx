import { useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { Panel } from '@/components/Panel'
import { pauseEnd, pauses } from '@/device/protection/pause'
import { usePersisted } from '@/device/persisted'
import { onTick } from '@/device/protection/clocks'
import { useLanguage } from '@/i18n/useLanguage'
import { protection } from '@/lib/pageData'
import { formatPauseEnd } from './formatPauseEnd'
import { PauseDialog } from './PauseDialog'
import styles from './Protection.module.css'
import { usePause } from './usePause'

export function PausePanel() {
  const { t } = useTranslation()
  const lang = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const { problem } = usePersisted(pauses.persisted)
  const { account, press, dialog } = usePause(() => heading.current?.focus())
  const until = useSyncExternalStore(onTick, () => pauseEnd(account))

  return (
    <Panel>
      <h2 ref={heading} tabIndex={-1}>
        {t('protection.pause.title')}
      </h2>
      <p role="status" className={styles.state}>
        {until !== null && (
          <>
            <Icon name="pause" />
            <span>{t('protection.pause.on', { date: formatPauseEnd(until, lang) })}</span>
          </>
        )}
      </p>
      <p>{t('protection.pause.text')}</p>
      <p>{t('protection.pause.limits')}</p>
      {problem === 'unsaved' && <p className={styles.note}>{t('protection.unsaved')}</p>}
      {until !== null && <p>{t('protection.pause.longer')}</p>}
      <div className={styles.actions}>
        <Button variant={until === null ? 'primary' : 'quiet'} onClick={press}>
          {t(protection.pause === 'direct' ? 'protection.pause.direct' : 'protection.pause.button')}
        </Button>
      </div>
      {dialog && <PauseDialog {...dialog} />}
    </Panel>
  )
}
