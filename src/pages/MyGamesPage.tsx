import { useTranslation } from 'react-i18next'
import { PageHead } from '@/components/PageHead'
import { MyGameLists } from '@/features/games/MyGameLists'
import { DeviceCard } from '@/features/myGames/DeviceCard'
import styles from './MyGamesPage.module.css'

/** The player's own games on this device, for visitors too; beside the spec's route table. */
export default function MyGamesPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('title.myGames')} />
      <div className={styles.parts}>
        <MyGameLists />
        <DeviceCard />
      </div>
    </>
  )
}
