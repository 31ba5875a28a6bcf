import { useEffect, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { persisted, usePersisted } from '@/device/persisted'
import type { Notice as Shown } from '@/domain/notice'
import { NoticeLine } from '@/components/NoticeLine'
import { useLanguage } from '@/i18n/useLanguage'
import { onVisibilityChange } from '@/lib/dom/visibility'
import { askNotice, TIMEOUT_MS } from './askNotice'
import styles from './Notice.module.css'

/** A change is on the screen within a minute. */
const NOTICE_MS = 59_000
/** A tab that is shown asks earlier, but not before the last request has ended. */
const GAP_MS = TIMEOUT_MS

/** The texts that the player has closed. */
const closedNotice = persisted<string>({
  key: 'closedNotice',
  version: 1,
  defaults: '',
  parse: (data) => (typeof data === 'string' ? data : null),
})

const textsOf = ({ text }: Shown) => JSON.stringify(text)

/** In the app's page, which is made anew after an error of the whole layout. */
function insert(place: HTMLElement): void {
  if (!place.isConnected) document.getElementById('main')?.before(place)
}

function Notice({ place }: { place: HTMLElement }) {
  const lang = useLanguage()
  const [notice, setNotice] = useState<Shown | null>(null)
  const { value: closed } = usePersisted(closedNotice)
  const shown = notice && textsOf(notice) !== closed ? notice : null

  useEffect(() => {
    let askedAt = -Infinity
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(timer)
      if (document.hidden) return
      const wait = askedAt + GAP_MS - performance.now()
      timer = setTimeout(ask, wait > 0 ? wait : NOTICE_MS)
      if (wait > 0) return
      askedAt = performance.now()
      insert(place)
      // Offline each request would be an error on the console. What tells nothing changes nothing.
      if (navigator.onLine) askNotice().then(setNotice, () => undefined)
    }
    ask()
    const stop = onVisibilityChange(ask)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [place])

  const isShown = shown !== null
  useLayoutEffect(() => {
    // Other browsers keep what is read in its place themselves.
    if (isShown && window.scrollY > 0 && !('overflowAnchor' in place.style))
      window.scrollBy(0, place.offsetHeight)
  }, [isShown, place])

  return (
    shown && (
      <NoticeLine
        kind={shown.kind}
        text={shown.text[lang]}
        link={shown.link}
        onClose={() => {
          closedNotice.update(() => textsOf(shown))
        }}
      />
    )
  )
}

/**
 * Below the header, with a root of its own, because the code of the page's is loaded before the first view. Returns a
 * function that stops it.
 */
export function showNotices(): () => void {
  const place = document.createElement('div')
  place.className = styles.place ?? ''
  place.setAttribute('role', 'status')
  const root = createRoot(place)
  root.render(<Notice place={place} />)
  return () => {
    root.unmount()
    place.remove()
  }
}
