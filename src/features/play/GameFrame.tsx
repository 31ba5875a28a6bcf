import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/Button'
import { FrameBox } from '@/components/FrameBox'
import { FrameHelp } from '@/components/FrameHelp'
import { useExit } from './useExit'
import { FALLBACK } from '@/domain/constants'
import { gameFailed } from '@/store/lists/gameSlice'
import { useAppDispatch } from '@/store/hooks'
import styles from './GameFrame.module.css'
import type { launchTarget } from './launchTarget'
import { useLauncher } from './useLauncher'

interface GameFrameProps {
  launch: ReturnType<typeof launchTarget>
  title: string
  image: string
  /** Whether the help for a frame that shows nothing is open. */
  isHelpOpen: boolean
  onHelpClose: () => void
  onRetry: () => void
  onLeave: () => void
}

export function GameFrame({
  launch,
  title,
  image,
  isHelpOpen,
  onHelpClose,
  onRetry,
  onLeave,
}: GameFrameProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const frame = useRef<HTMLIFrameElement>(null)
  const target = launch?.target ?? null
  const script = launch?.script ?? null
  const onError = useCallback(() => {
    dispatch(gameFailed(FALLBACK.unknown))
  }, [dispatch])
  const isReady = useLauncher(frame, target, script, onError)
  useExit(frame, target, onLeave)

  const actions = (
    <>
      <Button variant="quiet" icon="retry" onClick={onRetry}>
        {t('common.retry')}
      </Button>
      <Button variant="ghost" onClick={onLeave}>
        {t('play.back')}
      </Button>
    </>
  )

  return (
    <FrameBox
      target={target}
      title={title}
      texts={{
        loading: t('play.loading'),
        slowTitle: t('play.slow.title'),
        slowText: t('play.slow.text'),
        blockedTitle: t('play.blocked.title'),
        blockedText: t('play.blocked.text'),
      }}
      actions={actions}
      help={
        isHelpOpen && (
          <FrameHelp
            title={t('play.notLoading.label')}
            text={t('play.notLoading.text')}
            onClose={onHelpClose}
          >
            {actions}
          </FrameHelp>
        )
      }
      backdrop={image && <img className={styles.backdrop} src={image} alt="" />}
      {...(script !== null && { isReady })}
      frameRef={frame}
      frameTestId="game-frame"
    />
  )
}
