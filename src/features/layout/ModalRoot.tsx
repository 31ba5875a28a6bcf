import { useCallback, useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { notify } from '@/components/toasts/notify'
import type { ModalProps } from '@/features/session/modalProps'
import { isMissingFile, repairOnce } from '@/lib/loading/chunkReload'
import { clearAuthForm } from '@/store/player/authSlice'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { closeModal, selectModal, type ModalName } from '@/store/ui/modalSlice'

/** The store has only a modal's name; its component is loaded when it first opens. */
export type ModalRegistry = Record<ModalName, () => Promise<ComponentType<ModalProps>>>

type Loaded = Partial<Record<ModalName, ComponentType<ModalProps>>>

export function ModalRoot({ registry }: { registry: ModalRegistry }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const { key } = useLocation()
  const navigationType = useNavigationType()
  const { content } = useAppSelector(selectModal)
  const [loaded, setLoaded] = useState<Loaded>({})
  const Modal = content && loaded[content]
  const missing = Modal ? null : content

  const close = useCallback(() => {
    // Closing the login cancels a pending one.
    if (selectModal(store.getState()).content === 'login') dispatch(clearAuthForm())
    dispatch(closeModal())
  }, [dispatch, store])

  const reportFailure = useCallback(() => {
    dispatch(closeModal())
    notify('error', t('error.part.title'))
  }, [dispatch, t])

  useEffect(() => {
    if (missing === null) return
    const load = registry[missing]
    load()
      .catch(async (error: unknown) => {
        if (isMissingFile(error) && (await repairOnce(true)) === 'again') return load()
        throw error
      })
      .then(
        (Modal) => {
          setLoaded((others) => ({ ...others, [missing]: Modal }))
        },
        async (error: unknown) => {
          if (!isMissingFile(error) || (await repairOnce()) !== 'reload') reportFailure()
        },
      )
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
