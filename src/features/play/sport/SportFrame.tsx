import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/components/Button'
import { EmptyState } from '@/components/EmptyState'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { FrameBox } from '@/components/FrameBox'
import { FrameHelp } from '@/components/FrameHelp'
import { useExit } from '@/features/play/useExit'
import { paths } from '@/domain/paths'
import { useAreFramesOff } from '@/lib/dom/focusGuard'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { settings } from '@/lib/pageData'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { clearSport, selectSport, type SportInstance } from '@/store/ui/sportSlice'
import { configuredTarget } from '../frameTarget'
import { sportFrameUrl } from './sportFrameUrl'
import styles from './SportView.module.css'
import { useFrameFocus } from './useFrameFocus'

interface SportFrameProps {
  instance: SportInstance
  /** On another page: then nothing may happen that the player does not see. */
  isHidden: boolean
  isHelpOpen: boolean
  onHelpClose: () => void
  onRetry: () => void
}

export const SportFrame = (props: SportFrameProps) => (
  <div className={styles.container} data-testid="sport-frame">
    <ErrorBoundary>
      <Frame {...props} />
    </ErrorBoundary>
  </div>
)

/** Decisions 15: computes the URL once, so that a rotation does not reload the frame. */
function Frame({ instance, isHidden, isHelpOpen, onHelpClose, onRetry }: SportFrameProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isMobile = useIsMobile()
  const areFramesOff = useAreFramesOff()
  const session = useAppSelector(selectSport).digitainSport
  const texts = useSportTexts()
  const [target] = useState(() => {
    const { lang, view } = instance
    const url = sportFrameUrl(settings.sportUrl, {
      token: session,
      parent: window.location.host,
      lang,
      partner: settings.sportPartner,
      view,
      device: isMobile ? 'm' : 'd',
    })
    return configuredTarget(url, window.location.href)
  })

  const frame = useRef<HTMLIFrameElement>(null)
  useExit(frame, target, () => {
    dispatch(clearSport())
    if (!isHidden) void navigate(paths.home)
  })
  useFrameFocus(frame, isHidden)

  if (!target) return <NotAvailable />
  if (areFramesOff) return null
  const actions = (
    <Button variant="quiet" icon="retry" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  )
  return (
    <FrameBox
      frameRef={frame}
      target={target}
      title={t(`title.${instance.view}`)}
      texts={texts}
      actions={actions}
      isHidden={isHidden}
      help={
        isHelpOpen && (
          <FrameHelp
            title={t('sport.notLoading.label')}
            text={t('sport.notLoading.text')}
            onClose={onHelpClose}
          >
            {actions}
          </FrameHelp>
        )
      }
    />
  )
}

export function useSportTexts() {
  const { t } = useTranslation()
  return {
    loading: t('sport.loading'),
    slowTitle: t('sport.slow.title'),
    slowText: t('sport.slow.text'),
    blockedTitle: t('sport.blocked.title'),
    blockedText: t('sport.blocked.text'),
  }
}

/** Decisions 3: there is no sport partner, or one that cannot be framed. */
export function NotAvailable() {
  const { t } = useTranslation()
  return <EmptyState title={t('sport.notAvailable.title')} text={t('sport.notAvailable.text')} />
}
