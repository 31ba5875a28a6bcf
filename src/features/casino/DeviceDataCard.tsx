import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { notify } from '@/components/toasts/notify'
import { usePersisted } from '@/device/persisted'
import { eraseDevice } from './deviceData'
import { favourites } from './favourites'
import { recentGames } from '@/device/recentGames'
import styles from './DeviceDataCard.module.css'

export function DeviceDataCard() {
  const { t } = useTranslation()
  const id = useId()
  const [isConfirming, setConfirming] = useState(false)
  const problems = [usePersisted(favourites).problem, usePersisted(recentGames).problem]
  const problem = problems.find((each) => each !== null)

  const erase = () => {
    setConfirming(false)
    const isErased = eraseDevice()
    notify(isErased ? 'success' : 'error', t(isErased ? 'myGames.erased' : 'myGames.unsaved'))
  }

  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{t('myGames.device.title')}</h2>
      <p>{t('myGames.device.text')}</p>
      {problem && (
        <p role="status">{t(problem === 'unsaved' ? 'myGames.unsaved' : 'myGames.unread')}</p>
      )}
      <div className={styles.actions}>
        {isConfirming ? (
          <>
            <Button variant="quiet" onClick={erase}>
              {t('myGames.eraseSure')}
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                setConfirming(false)
              }}
            >
              {t('myGames.keep')}
            </Button>
          </>
        ) : (
          <Button
            variant="ghost"
            onClick={() => {
              setConfirming(true)
            }}
          >
            {t('myGames.erase')}
          </Button>
        )}
      </div>
    </section>
  )
}
