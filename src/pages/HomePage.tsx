import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { gameTypes } from '@/domain/gameTypes'
import { GameRow } from '@/features/casino/GameRow'
import { PopularRow } from '@/features/casino/PopularRow'
import { RecentRow } from '@/features/casino/RecentRow'
import { BannerCarousel } from '@/features/home/BannerCarousel'
import { QuickLinks } from '@/features/home/QuickLinks'
import { TopWinners } from '@/features/home/TopWinners'
import { useLanguage } from '@/i18n/useLanguage'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { brand } from '@/lib/pageData'
import styles from './HomePage.module.css'

const rowTitles = {
  casino: 'home.popularSlots',
  liveCasino: 'home.popularLiveCasino',
  crash: 'home.crashGames',
} as const

export default function HomePage() {
  const { t } = useTranslation()
  const lang = useLanguage()
  const isMobile = useIsMobile()
  return (
    <div
      className={isMobile ? styles.mobile : styles.desktop}
      data-testid={isMobile ? 'home-mobile' : 'home-desktop'}
    >
      <h1 className="srOnly">{t('home.heading')}</h1>
      {isMobile ? <MobileTop /> : <DesktopTop />}
      <ErrorBoundary>
        <RecentRow />
      </ErrorBoundary>
      {brand.homeRows.map(({ type, size, provider, title }, index) => (
        <ErrorBoundary key={`${type}-${provider}`}>
          <GameRow
            title={title?.[lang] ?? t(rowTitles[gameTypes[type].key])}
            allTo={gameTypes[type].preview}
            type={type}
            size={size}
            provider={provider}
            priority={index === 0 && !isMobile ? 'now' : 'soon'}
          />
        </ErrorBoundary>
      ))}
    </div>
  )
}

function DesktopTop() {
  return (
    <div className={styles.top}>
      <div className={styles.hero}>
        <div className={styles.main}>
          <Promotions />
        </div>
        <ErrorBoundary>
          <TopWinners />
        </ErrorBoundary>
      </div>
    </div>
  )
}

function MobileTop() {
  return (
    <>
      <Promotions />
      <ErrorBoundary>
        <PopularRow />
      </ErrorBoundary>
      <ErrorBoundary>
        <TopWinners />
      </ErrorBoundary>
    </>
  )
}

function Promotions() {
  return (
    <>
      <ErrorBoundary>
        <BannerCarousel />
      </ErrorBoundary>
      <ErrorBoundary>
        <QuickLinks />
      </ErrorBoundary>
    </>
  )
}
