import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFocus } from '@/app/keepFocus'
import { setHidden } from '../support/browser'
import { setOnline } from '../support/network'
import { noticeHost, openWithNotice } from '../support/noticeHost'
import { noticeFile, noticeText } from '../support/notices'
import { passTime, useFakeTime } from '../support/timers'

const MINUTE = 60_000

beforeEach(useFakeTime)

const other = { text: { fr: 'Fini', en: 'It is over', ar: 'انتهى' } }
const notice = () => screen.queryByText(noticeText('en'))
const close = () => screen.getByRole('button', { name: 'Close notice' })

describe("The operator's notice", () => {
  describe('by the date of its answer', () => {
    const tonight = { from: '2026-03-15T12:30Z', until: '2026-03-15T13:00Z' }
    it.each([
      ['2026-03-15T12:29:59Z', false],
      ['2026-03-15T12:30:00Z', true],
      ['2026-03-15T12:59:59Z', true],
      ['2026-03-15T13:00:00Z', false],
    ])('at %s: shows %s, whatever the device says', async (date, isShown) => {
      vi.setSystemTime('2031-01-01T00:00Z')
      const file = noticeHost(noticeFile(tonight))
      file.date = new Date(date).toUTCString()
      await openWithNotice()
      expect(notice() !== null).toBe(isShown)
    })

    it.each([null, 'yesterday'])('that is %j does not show', async (date) => {
      const file = noticeHost(noticeFile())
      file.date = date
      await openWithNotice()
      expect(file.requests).toHaveLength(1)
      expect(notice()).not.toBeInTheDocument()
    })
  })

  describe('when closed', () => {
    it('stays closed, also after a reload, until its text changes', async () => {
      keepFocus()
      const file = noticeHost(noticeFile())
      const { user, leave } = await openWithNotice()
      await user.click(close())
      expect(notice()).not.toBeInTheDocument()
      await waitFor(() => {
        expect(screen.getByRole('main')).toHaveFocus()
      })
      leave()
      await openWithNotice()
      expect(notice()).not.toBeInTheDocument()
      file.file = noticeFile({ kind: 'warning', until: '2098-01-01' })
      await passTime(MINUTE)
      expect(notice()).not.toBeInTheDocument()
      file.file = noticeFile(other)
      await passTime(MINUTE)
      expect(screen.getByText('It is over')).toBeVisible()
    })

    it('stays closed where the browser stores nothing', async () => {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('', 'QuotaExceededError')
      })
      // The page remembers it for the tests that follow.
      noticeHost(noticeFile({ text: { fr: 'Bientôt', en: 'Soon', ar: 'قريبا' } }))
      const { user } = await openWithNotice()
      await user.click(close())
      await passTime(MINUTE)
      expect(screen.queryByText('Soon')).not.toBeInTheDocument()
    })
  })

  describe('is asked for', () => {
    it('on the own host, without the token and cookies, and never from a cache alone', async () => {
      const { requests } = noticeHost(noticeFile())
      localStorage.setItem('token', 'secret')
      await openWithNotice()
      const [request] = requests
      expect(request?.url).toBe('http://localhost:3000/notice.json')
      expect(request?.headers.get('authorization')).toBeNull()
      expect([request?.cache, request?.credentials]).toEqual(['no-cache', 'omit'])
    })

    it('once a minute, and never in a hidden tab', async () => {
      const { requests } = noticeHost('{}')
      await openWithNotice()
      await passTime(10 * MINUTE)
      expect(requests).toHaveLength(11)
      act(() => {
        setHidden(true)
      })
      await passTime(10 * MINUTE)
      expect(requests).toHaveLength(11)
      act(() => {
        setHidden(false)
      })
      await passTime(100)
      expect(requests).toHaveLength(12)
    })

    it('once for a tab that is shown again and again, and then once a minute', async () => {
      const { requests } = noticeHost('{}')
      await openWithNotice()
      for (let turn = 0; turn < 5; turn++) {
        act(() => {
          setHidden(true)
        })
        act(() => {
          setHidden(false)
        })
        await passTime(1000)
      }
      expect(requests).toHaveLength(1)
      await passTime(15_000)
      expect(requests).toHaveLength(2)
      await passTime(10 * MINUTE)
      expect(requests).toHaveLength(12)
    })

    it('and no more than the beginning of an answer without an end is loaded', async () => {
      const part = new TextEncoder().encode(' '.repeat(1000))
      let letters = 0
      noticeHost(() => {
        const pull = (answer: ReadableStreamDefaultController) => {
          answer.enqueue(part)
          letters += part.length
        }
        return new HttpResponse(new ReadableStream({ pull }))
      })
      await openWithNotice()
      await passTime(1000)
      expect(letters).toBeGreaterThan(8000)
      expect(letters).toBeLessThan(20_000)
    })

    it('not while the device is offline', async () => {
      const { requests } = noticeHost('{}')
      await openWithNotice()
      setOnline(false)
      await passTime(5 * MINUTE)
      expect(requests).toHaveLength(1)
      setOnline(true)
      await passTime(MINUTE)
      expect(requests).toHaveLength(2)
    })
  })
})
