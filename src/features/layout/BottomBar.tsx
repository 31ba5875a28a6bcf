import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/Icon'
import { Star } from '@/components/Star'
import { LoginRequiredLink } from '@/features/session/LoginRequiredLink'
import { cx } from '@/lib/dom/cx'
import { fetchAhead } from '@/lib/loading/fetchAhead'
import { importFile } from '@/lib/loading/files'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { openModal, selectModal } from '@/store/ui/modalSlice'
import styles from './BottomBar.module.css'
import { bottomBar } from './navigation'
import { useRouteHandle } from './routeHandle'
import { useAriaCurrent } from './useAriaCurrent'

const preload = () => {
  fetchAhead(() => importFile(() => import('./SideMenu')))
}

export function BottomBar() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isMenuOpen = useAppSelector((state) => selectModal(state).content === 'menu')
  // On pages with a full-width frame the star would cover the partner's content.
  const isFlat = useRouteHandle().width === 'full'
  return (
    <nav className={cx(styles.bar, isFlat && styles.flat)} aria-label={t('a11y.bottomBar')}>
      {bottomBar.start.map((item) => (
        <BarLink key={item.path} item={item} />
      ))}
      <button
        type="button"
        className={styles.menu}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onPointerDown={preload}
        onFocus={preload}
        onClick={() => dispatch(openModal({ content: 'menu' }))}
      >
        <span className={styles.star}>
          <Star className={styles.shape} />
          <Icon name="menu" size={24} flip />
        </span>
        <span>{t('nav.menu')}</span>
      </button>
      {bottomBar.end.map((item) => (
        <BarLink key={item.path} item={item} />
      ))}
    </nav>
  )
}

type BarItem = (typeof bottomBar)['start' | 'end'][number]

function BarLink({ item }: { item: BarItem }) {
  const { t } = useTranslation()
  const current = useAriaCurrent(item)
  return (
    <LoginRequiredLink
      className={styles.link}
      to={item.path}
      needsLogin={item.needsLogin}
      aria-current={current}
    >
      <Icon name={item.icon} size={23} />
      <span>{t(item.label)}</span>
    </LoginRequiredLink>
  )
}
