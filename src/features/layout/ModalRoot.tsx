import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { fileHelp } from '@/components/fileHelp'
import { notify } from '@/components/toasts/notify'
import type { ModalProps } from '@/features/session/modalProps'
import { MissingFile } from '@/lib/loading/files'
import type { LazyComponent } from '@/lib/loading/lazyWithRetry'
import { clearAuthForm } from '@/store/player/authSlice'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { closeModal, openModal, selectModal, type ModalName } from '@/store/ui/modalSlice'

/** The store has only a modal's name; its component is loaded when it first opens. */
export type ModalRegistry = Record<ModalName, LazyComponent<ModalProps>>

export function ModalRoot({ registry }: { registry: ModalRegistry }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const { key } = useLocation()
  const navigationType = useNavigationType()
  const { content } = useAppSelector(selectModal)
  const [loaded, setLoaded] = useState<readonly ModalName[]>([])
  const missing = content !== null && loaded.includes(content) ? null : content
  const Modal = missing === null && content && registry[content]

  const close = useCallback(() => {
    // Closing the login cancels a pending one.
    if (selectModal(store.getState()).content === 'login') dispatch(clearAuthForm())
    dispatch(closeModal())
  }, [dispatch, store])

  const reportFailure = useCallback(
    (error: unknown) => {
      dispatch(closeModal())
      if (!(error instanceof MissingFile)) {
        notify('error', t('error.part.title'))
        return
      }
      const { message, label, act } = fileHelp(
        error,
        () => content && dispatch(openModal({ content })),
      )
      error.onTold()
      notify('error', t(`error.${message}.title`), { label: t(label), act })
    },
    [content, dispatch, t],
  )

  useEffect(() => {
    if (missing === null) return
    let isCurrent = true
    registry[missing].load().then(
      () => {
        setLoaded((others) => [...others, missing])
      },
      (error: unknown) => {
        if (isCurrent) reportFailure(error)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [reportFailure, missing, registry])

  // Back and Forward. A layout effect, because the page that they open may open the login in an effect.
  useLayoutEffect(() => {
    if (navigationType === NavigationType.Pop) close()
  }, [close, key, navigationType])

  return (
    Modal && (
      <ErrorBoundary key={content} fallback={null} onError={reportFailure}>
        <Modal onClose={close} />
      </ErrorBoundary>
    )
  )
}
