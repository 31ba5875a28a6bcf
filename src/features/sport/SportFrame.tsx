import { useState } from 'react'
import { Button } from '@/components/Button'
import { EmptyState } from '@/components/EmptyState'
import { FrameBox } from '@/components/FrameBox'
import { FrameHelp } from '@/components/FrameHelp'
import { useTexts } from '@/i18n/texts'
import { configuredTarget } from '@/lib/dom/frameTarget'
import { useAreFramesOff } from '@/lib/dom/keptFocus'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import type { SportInstance } from '@/store/sportSlice'
import { sportFrameUrl } from './sportFrameUrl'

interface SportFrameProps {
  template: string
  /** What runs; null while its session is being asked for. */
  instance: (SportInstance & { session: string }) | null
  title: string
  /** The player has asked what can be done about a frame that shows nothing. */
  isHelpOpen: boolean
  onHelpClose: () => void
  onRetry: () => void
}

/** Decisions 15: the one sport frame. Its address is fixed when it comes: a rotation keeps it. */
export function SportFrame({
  template,
  instance,
  title,
  isHelpOpen,
  onHelpClose,
  onRetry,
}: SportFrameProps) {
  const t = useTexts()
  const isMobile = useIsMobile()
  const areFramesOff = useAreFramesOff()
  const [target] = useState(() => {
    if (!instance) return null
    const { session, lang, view } = instance
    const address = sportFrameUrl(template, {
      token: session,
      parent: window.location.host,
      lang,
      partner: import.meta.env.VITE_SPORT_PARTNER_ID ?? '',
      view,
      device: isMobile ? 'm' : 'd',
    })
    return configuredTarget(address, window.location.href)
  })

  if (instance && !target) return <NotAvailable />
  if (areFramesOff) return null
  const actions = (
    <Button variant="quiet" icon="retry" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  )
  return (
    <FrameBox
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

/** Decisions 3: the operator has named no sport partner, or one that can't be framed. */
export function NotAvailable() {
  const t = useTexts()
  return <EmptyState title={t('sport.notAvailable.title')} text={t('sport.notAvailable.text')} />
}
