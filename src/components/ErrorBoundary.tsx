import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isMissingFile, reloadOnce } from '@/lib/loading/chunkReload'
import { Button } from './Button'
import { EmptyState } from './EmptyState'

interface ErrorBoundaryProps {
  /** A new value, such as the URL, makes the region render again. */
  resetKey?: string
  /** Shown instead of the message in regions that are too small for it. */
  fallback?: ReactNode
  /** Whether the region is the whole page, whose message needs a heading. */
  isPage?: boolean
  onError?: () => void
  children: ReactNode
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null
  resetKey: string | undefined
}

/** Quality J1, J2: an error in one region leaves the rest of the page working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    if (isMissingFile(error)) reloadOnce()
    this.props.onError?.()
  }

  override render(): ReactNode {
    const { fallback, isPage, children } = this.props
    const { failure } = this.state
    if (!failure) return children
    if (fallback !== undefined) return fallback
    return (
      <>
        {isPage && <PageName />}
        <RegionFailed
          // Offline, there is no newer build to load.
          isOutdated={isMissingFile(failure.error) && navigator.onLine}
          onRetry={() => {
            this.setState({ failure: null })
          }}
        />
      </>
    )
  }
}

function PageName() {
  const { t } = useTranslation()
  return <h1 className="srOnly">{t('error.page')}</h1>
}

function RegionFailed({ isOutdated, onRetry }: { isOutdated: boolean; onRetry: () => void }) {
  const { t } = useTranslation()
  const part = isOutdated ? 'newVersion' : 'part'
  const onPress = isOutdated
    ? () => {
        window.location.reload()
      }
    : onRetry
  return (
    <EmptyState art="broken" title={t(`error.${part}.title`)} text={t(`error.${part}.text`)}>
      <Button variant="quiet" icon="retry" onClick={onPress}>
        {t(isOutdated ? 'common.reload' : 'common.retry')}
      </Button>
    </EmptyState>
  )
}
