import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenStorage } from '@/device/tokenStorage'
import type { AsyncFlags } from '@/store/core/asyncState'
import type { AppStore, RootState } from '@/store/store'
import { initTestI18n } from '../../support/i18n'
import { loads } from '../../support/loads'
import { logIn } from '../../support/players'
import { server } from '../../support/server'
import { createReadyStore } from '../../support/readyStore'

const flag = (isFetching: boolean, isSuccess: boolean, isError: boolean) => ({
  isFetching,
  isSuccess,
  isError,
})

let store: AppStore

beforeEach(async () => {
  await initTestI18n('en')
  vi.spyOn(Math, 'random').mockReturnValue(0)
  logIn('yasmine')
  store = createReadyStore()
})

describe.each(loads)(
  '§4 Every data load: $name',
  ({ call, load, flags, data, clear, fallback }) => {
    it('goes pending, then fulfilled', async () => {
      const done = load(store)
      expect(flags(store.getState())).toMatchObject(flag(true, false, false))
      await done
      expect(flags(store.getState())).toMatchObject(flag(false, true, false))
      expect(data(store.getState())).not.toHaveLength(0)
    })

    it('goes pending, then rejected with the message of the body', async () => {
      server.use(
        http.all(`*/api/${call}`, () => HttpResponse.json({ message: 'No.' }, { status: 500 })),
      )
      await load(store)
      expect(flags(store.getState())).toMatchObject({
        ...flag(false, false, true),
        errorMessage: 'No.',
      })
    })

    it('uses the fallback message if the body has none', async () => {
      server.use(http.all(`*/api/${call}`, () => new HttpResponse('<html>')))
      await load(store)
      expect(flags(store.getState())).toMatchObject({
        ...flag(false, false, true),
        errorMessage: fallback,
      })
    })

    it('the same load at the same time is one request', async () => {
      let calls = 0
      let open!: () => void
      const gate = new Promise<void>((resolve) => {
        open = resolve
      })
      server.use(
        http.all(`*/api/${call}`, () => {
          calls++
          return gate
        }),
      )
      const first = load(store)
      await vi.waitFor(() => {
        expect(calls).toBe(1)
      })
      const second = load(store)
      open()
      await Promise.all([first, second])
      expect(calls).toBe(1)
      expect(flags(store.getState())).toMatchObject(flag(false, true, false))
    })

    // A launch is requested exactly once per opening.
    if (call !== 'StartGame') {
      it('a load that was just aborted does not block the next', async () => {
        // Loads have random ids.
        vi.mocked(Math.random).mockRestore()
        const given = load(store) as Promise<unknown> & { abort: () => void }
        given.abort()
        await Promise.all([given, load(store)])
        expect(flags(store.getState())).toMatchObject(flag(false, true, false))
      })
    }

    it('the clear action resets the whole group', async () => {
      const group = clear().type.split('/')[0] as keyof RootState
      await load(store)
      store.dispatch(clear())
      // The initial group, in a browser without a token.
      tokenStorage.remove()
      expect(store.getState()[group]).toEqual(createReadyStore().getState()[group])
    })

    it('a clear is final: a late response changes nothing', async () => {
      server.use(
        http.all(`*/api/${call}`, async () => {
          await delay(30)
          return undefined
        }),
      )
      const done = load(store)
      store.dispatch(clear())
      await done
      expect(flags(store.getState())).toSatisfy(
        (value: AsyncFlags | undefined) => !value || !(value.isSuccess || value.isFetching),
      )
      expect(data(store.getState())).toHaveLength(0)
    })
  },
)
