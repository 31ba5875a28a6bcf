import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { tokenStorage } from '@/device/tokenStorage'
import { fetchUserDetails, selectEndReason, selectUser } from '@/store/player/authSlice'
import { createStore } from '@/store/store'
import { initTestI18n } from '../../support/i18n'
import { server } from '../../support/server'

beforeEach(() => initTestI18n('en'))

it('Decisions 4: answers of several accounts under one token, in any order', async () => {
  const answer = fc.constantFrom(' 1 ', '1', '01', '2', '', 500)
  await fc.assert(
    fc.asyncProperty(fc.array(answer, { maxLength: 10 }), async (answers) => {
      tokenStorage.set('t')
      const store = createStore()
      let known = ''
      let others = 0
      let shown: string | undefined
      for (const [i, sent] of answers.entries()) {
        server.use(
          http.get('*/api/UserDetails', () =>
            typeof sent === 'number'
              ? HttpResponse.json({}, { status: sent })
              : HttpResponse.json({ id: sent, username: `of ${sent}`, balance: String(i) }),
          ),
        )
        await store.dispatch(fetchUserDetails())
        if (typeof sent === 'number') continue
        const id = sent.trim()
        if (known !== '' && id !== '' && id !== known) others++
        else {
          known ||= id
          others = 0
          shown = String(i)
        }
        if (others === 2) break
        const user = selectUser(store.getState())
        expect([user?.balance, user?.id ?? '']).toEqual([shown, known])
      }
      expect(tokenStorage.get()).toBe(others === 2 ? null : 't')
      expect(selectEndReason(store.getState())).toBe(others === 2 ? 'otherAccount' : null)
    }),
  )
})
