import { waitFor } from '@testing-library/react'
import { useState } from 'react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { useSportFrame } from '@/features/play/sport/useSportFrame'
import { selectSport, type SportView } from '@/store/ui/sportSlice'
import { failOnce, recordCalls } from '../../../../support/games'
import { runHook } from '../../../../support/hook'
import { interruptNetwork } from '../../../../support/network'
import { initTestI18n } from '../../../../support/i18n'
import { logIn } from '../../../../support/players'
import { server } from '../../../../support/server'
import { changeSettings } from '../../../../support/settings'
import { TEMPLATE } from '../../../../support/sport'

const events = (count: number) =>
  HttpResponse.json(Array.from({ length: count }, (_, id) => ({ id: `e${id}`, name: 'H – A' })))

let sessions: number
beforeEach(async () => {
  changeSettings({ sportUrl: TEMPLATE })
  await initTestI18n('en')
  logIn('yasmine')
  sessions = 0
  server.use(
    http.get('*/api/Live', () => events(2)),
    http.get('*/api/SportBook', () => events(3)),
    http.get('*/api/sport', () => HttpResponse.json(`session ${++sessions}`)),
  )
})

function open(view: SportView = 'prematch') {
  const { result, ...rest } = runHook(
    (props: { view: SportView }) => {
      const [attempt, setAttempt] = useState(0)
      return useSportFrame(props.view, attempt, () => {
        setAttempt(attempt + 1)
      })
    },
    { view },
  )
  const sport = () => selectSport(rest.store.getState())
  const running = (session: string) =>
    waitFor(() => {
      expect(sport().sportInstance).not.toBeNull()
      expect(sport().digitainSport).toBe(session)
    })
  return { see: () => result.current, instance: () => sport().sportInstance, running }
}

describe('§4 Sport pages', () => {
  it.each([
    ['prematch', 3, ['SportBook'], 'Live'],
    ['live', 2, ['Live'], 'SportBook'],
  ] as const)(
    '%s: a session, then the frame, and %i events',
    async (view, count, [list], other) => {
      const [asked, not] = [recordCalls(list), recordCalls(other)]
      const { see, instance, running } = open(view)
      expect(instance()).toBeNull()
      expect(see()).toMatchObject({ failure: null, eventCount: null })
      await running('session 1')
      expect(instance()).toMatchObject({ lang: 'en', view })
      await waitFor(() => {
        expect(see().eventCount).toBe(count)
      })
      expect([asked, not]).toEqual([[{ lang: 'en' }], []])
    },
  )
})

describe('When the network returns', () => {
  it('a running frame stays and its list is refreshed', async () => {
    const { see, instance, running } = open('live')
    await running('session 1')
    const before = instance()
    server.use(http.get('*/api/Live', () => events(7)))
    interruptNetwork()
    await waitFor(() => {
      expect(see().eventCount).toBe(7)
    })
    expect(instance()).toEqual(before)
  })

  it('a failed session is requested again', async () => {
    failOnce('sport')
    const { see, running } = open()
    await waitFor(() => {
      expect(see().failure).toBe('Server error')
    })
    interruptNetwork()
    await running('session 1')
  })
})
