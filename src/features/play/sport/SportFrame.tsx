import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/components/Button'
import { EmptyState } from '@/components/EmptyState'
import { FrameBox } from '@/components/FrameBox'
import { FrameHelp } from '@/components/FrameHelp'
import { useExit } from '@/features/play/useExit'
import { paths } from '@/domain/paths'
import { useAreFramesOff } from '@/lib/dom/focusGuard'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { settings } from '@/lib/pageData'
import type { SportInstance } from '@/store/ui/sportSlice'
import { configuredTarget } from '../frameTarget'
import { sportFrameUrl } from './sportFrameUrl'

interface SportFrameProps {
  template: string
  /** The running instance; null until its session is loaded. */
  instance: (SportInstance & { session: string }) | null
  title: string
  isHelpOpen: boolean
  onHelpClose: () => void
  onRetry: () => void
}

/** Decisions 15: computes the URL once, so that a rotation does not reload the frame. */
export function SportFrame({
  template,
  instance,
  title,
  isHelpOpen,
  onHelpClose,
  onRetry,
}: SportFrameProps) {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const areFramesOff = useAreFramesOff()
  const [target] = useState(() => {
    if (!instance) return null
    const { session, lang, view } = instance
    const url = sportFrameUrl(template, {
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
  const navigate = useNavigate()
  const goHome = useCallback(() => void navigate(paths.home), [navigate])
  useExit(frame, target, goHome)

  if (instance && !target) return <NotAvailable />
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
      title={title}
      texts={{
        loading: t('sport.loading'),
        slowTitle: t('sport.slow.title'),
        slowText: t('sport.slow.text'),
        blockedTitle: t('sport.blocked.title'),
        blockedText: t('sport.blocked.text'),
      }}
      actions={actions}
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

/** Decisions 3: there is no sport partner, or one that cannot be framed. */
export function NotAvailable() {
  const { t } = useTranslation()
  return <EmptyState title={t('sport.notAvailable.title')} text={t('sport.notAvailable.text')} />
}
