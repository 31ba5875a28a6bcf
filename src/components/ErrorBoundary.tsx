import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MissingFile } from '@/lib/loading/files'
import { Button } from './Button'
import { EmptyState } from './EmptyState'
import { fileHelp } from './fileHelp'

interface ErrorBoundaryProps {
  /** A new value, such as the URL, makes the region render again. */
  resetKey?: string
  fallback?: ReactNode
  /** Whether the region is the whole page, whose message needs a heading. */
  isPage?: boolean
  onError?: (error: unknown) => void
  children: ReactNode
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null
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
    if (error instanceof MissingFile) error.onTold()
    this.props.onError?.(error)
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
          error={failure.error}
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

function RegionFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  const { message, label, act } =
    error instanceof MissingFile
      ? fileHelp(error, onRetry)
      : ({ message: 'part', label: 'common.retry', act: onRetry } as const)
  return (
    <EmptyState art="broken" title={t(`error.${message}.title`)} text={t(`error.${message}.text`)}>
      <Button variant="quiet" icon="retry" onClick={act}>
        {t(label)}
      </Button>
    </EmptyState>
  )
}
