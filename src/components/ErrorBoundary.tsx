import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isMissingFile, repairOnce, type FileFailure } from '@/lib/loading/chunkReload'
import { Button } from './Button'
import { EmptyState } from './EmptyState'

interface ErrorBoundaryProps {
  /** A new value, such as the URL, makes the region render again. */
  resetKey?: string
  fallback?: ReactNode
  /** Whether the region is the whole page, whose message needs a heading. */
  isPage?: boolean
  onError?: () => void
  children: ReactNode
}

interface ErrorBoundaryState {
  failure: { error: unknown; file?: FileFailure } | null
  resetKey: string | undefined
}

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
    if (isMissingFile(error)) void this.repair(error)
    this.props.onError?.()
  }

  /** The region whose file the page has requested again. */
  private asked: string | null | undefined = null

  private async repair(error: unknown): Promise<void> {
    const file = await repairOnce(this.asked !== this.props.resetKey)
    if (file === 'again') this.asked = this.props.resetKey
    this.setState(({ failure }) => {
      if (failure?.error !== error) return null
      return { failure: file === 'again' ? null : { error, file } }
    })
  }

  override render(): ReactNode {
    const { fallback, isPage, children } = this.props
    const { failure } = this.state
    if (!failure) return children
    if (fallback !== undefined) return fallback
    // What helps against a missing file is known in a moment.
    if (failure.file === undefined && isMissingFile(failure.error)) return null
    return (
      <>
        {isPage && <PageName />}
        <RegionFailed
          file={failure.file}
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

function RegionFailed({ file, onRetry }: { file: FileFailure | undefined; onRetry: () => void }) {
  const { t } = useTranslation()
  const isOutdated = file === 'reload' || file === 'outdated'
  const part = isOutdated ? 'newVersion' : file === 'offline' ? 'notHere' : 'part'
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
