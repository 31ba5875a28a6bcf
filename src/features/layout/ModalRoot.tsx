import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { notify } from '@/components/toasts/notify'
import type { ModalProps } from '@/features/session/modalProps'
import { isMissingFile, repairOnce } from '@/lib/loading/chunkReload'
import { useIsMobile } from '@/lib/dom/useIsMobile'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { closeModal, selectModal, type ModalName } from '@/store/modalSlice'

/** The store contains a modal's name; its component is loaded when it first opens. */
export type ModalRegistry = Record<ModalName, () => Promise<ComponentType<ModalProps>>>

type Loaded = Partial<Record<ModalName, ComponentType<ModalProps>>>

/** The modals opened so far; a closed one stays mounted for its exit animation. */
export function ModalRoot({ registry }: { registry: ModalRegistry }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const isMobile = useIsMobile()
  const { pathname } = useLocation()
  const { content } = useAppSelector(selectModal)
  const [loaded, setLoaded] = useState<Loaded>({})
  const missing = content !== null && !loaded[content] ? content : null

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

  // The menu closes when the page or the layout changes.
  useEffect(() => {
    if (selectModal(store.getState()).content === 'menu') dispatch(closeModal())
  }, [dispatch, isMobile, pathname, store])

  return Object.entries(loaded).map(([name, Modal]) => (
    <ErrorBoundary key={name} resetKey={content ?? ''} fallback={null} onError={reportFailure}>
      <Modal isOpen={name === content} onClose={() => dispatch(closeModal())} />
    </ErrorBoundary>
  ))
}
