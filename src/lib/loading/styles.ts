import { wrongFile } from './chunkReload'

const failed = new Set<string>()

/** Remembers the style sheets that fail: Vite asks for each only once, and then shows a page without it. */
export function watchStyles(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target.href)
  }
  window.addEventListener('error', onError, { capture: true })
}

const ask = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', () => {
      failed.delete(href)
      resolve()
    })
    link.addEventListener('error', () => {
      link.remove()
      reject(wrongFile())
    })
    document.head.append(link)
  })

/** Asks again for the style sheets that have failed. */
export const askForStyles = () => Promise.all([...failed].map(ask))
