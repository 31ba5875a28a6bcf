import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { titleFor } from '@/domain/documentTitle'
import { useLanguage } from '@/i18n/useLanguage'
import { afterPaint } from '@/lib/loading/afterPaint'
import { importFile } from '@/lib/loading/files'
import { brand } from '@/lib/pageData'
import { useAppStore } from '@/store/hooks'
import { selectModal } from '@/store/ui/modalSlice'
import { useRouteHandle } from './routeHandle'

/** Sets a page's title and description; a navigation moves the focus to the heading. */
export function usePageName(): void {
  const { t } = useTranslation()
  const language = useLanguage()
  const store = useAppStore()
  const { title } = useRouteHandle()
  const { pathname } = useLocation()
  const name = t(`title.${title}`)
  const lastPath = useRef(pathname)

  useEffect(() => {
    document.title = titleFor(name, brand.name)
    // After the paint, because only search engines read it.
    return afterPaint(() => {
      importFile(() => import('./documentHead'))
        .then(({ showHead }) => {
          showHead(pathname, language, t)
        })
        .catch(() => undefined)
    })
  }, [name, pathname, language, t])

  useEffect(() => {
    const isSame = lastPath.current === pathname
    lastPath.current = pathname
    // An open dialog keeps the focus.
    if (isSame || selectModal(store.getState()).isOpen) return
    const main = document.getElementById('main')
    const heading = main?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    ;(heading ?? main)?.focus({ preventScroll: true })
  }, [pathname, store])
}
