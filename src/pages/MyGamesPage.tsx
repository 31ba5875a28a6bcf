import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/components/PageHeader'
import { MyGameLists } from '@/features/casino/MyGameLists'
import { DeviceDataCard } from '@/features/casino/DeviceDataCard'
import styles from './MyGamesPage.module.css'

/** The player's own games on this device, also for visitors; not part of the specification's routes. */
export default function MyGamesPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('title.myGames')} />
      <div className={styles.parts}>
        <MyGameLists />
        <DeviceDataCard />
      </div>
    </>
  )
}
