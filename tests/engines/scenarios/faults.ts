import { describe, expect, it } from 'vitest'
import { fillLogin, openGame } from '../acts'
import { banner, button, GAME, heading, role } from '../find'
import type { View } from '../driver/page'
import type { Stage } from '../stage'
import { places } from '../../support/places'

/** Runs before the app: a browser that refuses cookies and storage. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const blocked = { get: refuse, set: refuse }
  for (const name of [
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'caches',
    'BroadcastChannel',
  ]) {
    Object.defineProperty(window, name, blocked)
  }
  Object.defineProperty(Document.prototype, 'cookie', blocked)
  for (const name of ['locks', 'serviceWorker']) Object.defineProperty(navigator, name, blocked)
}

/** Does what a browser does when it needs space or has not seen the player for a week. */
async function evictStorage(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
  for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister()
}

const offline = { text: { pattern: '^You are offline' } }

/** Missing browser features and networks. */
export function faults(stage: () => Stage): void {
  describe('Storage and cookies that refuse', () => {
    it.each(['/', '/casino/preview?p=37'])('%s starts with the defaults', async (path) => {
      const page = await stage().visit(path, { early: refuseStorage })
      await page.see(places.tile)
      expect(await page.run(() => document.documentElement.lang)).toBe('fr')
    })

    it('a player logs in all the same and sees the balance', async () => {
      const page = await stage().visit('/virtual', { early: refuseStorage })
      await page.click(button('Connexion', banner))
      const dialog = role('dialog', 'Connexion')
      await page.fill(role('textbox', 'Nom d’utilisateur', { within: dialog }), 'yasmine')
      await page.fill({ label: 'Mot de passe', within: dialog }, 'sirocco2026')
      await page.click(button('Se connecter', dialog))
      await page.see(places.balance)
    })
  })

  describe('Storage that is evicted', () => {
    it('ends in a login after a reload', async () => {
      const page = await stage().visit('/profile', { as: 'yasmine' })
      await page.see(places.balance)
      await page.run(evictStorage)
      await page.tab.reload()
      // A page for players asks visitors to log in.
      await fillLogin(page)
      await page.see(heading('Profile'))
      await page.see(places.balance)
    })
  })

  describe('A file of the app that fails once', () => {
    it('is there after at most one press, also where the browser remembers the failure', async () => {
      stage().allow(/does not load/, /503/, /uncaught error: +on/, /MIME type/)
      const failed = new Set<string>()
      stage().host.fails = (url) => {
        const isFirst =
          /^\/assets\/(?:play|TimeCheck|SearchDialog)-.*js$/.test(url) && !failed.has(url)
        failed.add(url)
        return isFirst
      }
      const page = await stage().visit('/virtual', { as: 'yasmine' })
      await page.see(places.balance)
      const reload = button('Reload the page')
      /** Presses Reload if its message shows in the place of what was asked for. */
      const reloadUnless = async (wanted: Parameters<View['see']>[0]) => {
        await page.until('it or a message shows', async () => {
          return (await page.countSeen(wanted)) + (await page.countSeen(reload)) > 0
        })
        if ((await page.countSeen(wanted)) > 0) return false
        await page.run(() => {
          document.title = 'not reloaded'
        })
        await page.click(reload)
        await page.until('the page has reloaded', async () => {
          return (await page.run(() => document.title)) !== 'not reloaded'
        })
        return true
      }
      const search = button('Search everywhere')
      const dialog = role('dialog', 'Search everywhere')
      await page.click(search)
      if (await reloadUnless(dialog)) await page.click(search)
      await page.see(dialog)
      await page.press('Escape')
      await stage().go(page, '/casino/preview')
      await page.click(button('Book of Embers'))
      await reloadUnless(places.game)
      await page.frame(GAME).see(button('Spin'))
      await page.see(places.sessionClock)
    })
  })

  describe('Without a network', () => {
    it('the page says so and shows no error, and comes back by itself', async () => {
      // Requests in flight fail when the network goes.
      stage().allow(/does not load/)
      const page = await stage().visit('/crash/preview', { as: 'yasmine' })
      await page.see(places.tile)
      await page.see(places.balance)
      await page.tab.setOffline(true)
      stage().host.isCut = true
      await page.see(offline)
      expect(await page.count({ role: 'alert' })).toBe(0)
      stage().host.isCut = false
      stage().host.calls.length = 0
      await page.tab.setOffline(false)
      await page.gone(offline)
      await page.until('the list is asked for again', () =>
        Promise.resolve(stage().host.calls.some((call) => call.endsWith('/get_slot_game'))),
      )
      await openGame(page, 'Falcon Rise', button('Take off'))
    })

    it('a page that has been here before opens by its worker', async () => {
      stage().allow(/does not load/, /unhandled rejection/)
      const page = await stage().visit('/')
      await page.see(places.tile)
      await page.until('the worker has the page', () =>
        page.run(() => navigator.serviceWorker.controller?.state === 'activated'),
      )
      stage().host.isCut = true
      await page.tab.setOffline(true)
      await page.tab.reload()
      // In WebKit the driver only sets this for the current document.
      await page.tab.setOffline(true)
      await page.see(offline)
      await page.see(places.openLogin)
      stage().host.isCut = false
      await page.tab.setOffline(false)
    })
  })
}
