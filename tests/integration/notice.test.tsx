import { act, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { LanguageCode } from '@/domain/entities'
import styles from '@/features/layout/AppLayout.module.css'
import { changeLanguage } from '@/i18n'
import { breakPart } from '../support/breakPart'
import { go } from '../support/go'
import { noticeHost, openWithNotice, type Answer } from '../support/noticeHost'
import { hostileNotices, noticeFile, noticeText } from '../support/notices'
import { logIn } from '../support/players'
import { passTime, useFakeTime } from '../support/timers'

const MINUTE = 60_000

beforeEach(useFakeTime)

const notice = (lang: LanguageCode = 'en') => screen.queryByText(noticeText(lang))

describe("The operator's notice", () => {
  it.each([false, true])('is announced politely above the page (mobile: %s)', async (mobile) => {
    noticeHost(noticeFile())
    await openWithNotice('/virtual', 'en', mobile)
    expect(screen.getByRole('status')).toHaveTextContent(noticeText('en'))
    const heading = screen.getByRole('heading', { level: 1 })
    expect(notice()?.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.queryByText('Warning')).not.toBeInTheDocument()
    expect(screen.getByRole('main')).not.toContainElement(notice())
  })

  it('says that it is a warning, and links the page that says more in a new tab', async () => {
    noticeHost(noticeFile({ kind: 'warning', link: '/contact_us' }))
    await openWithNotice()
    expect(screen.getByRole('status')).toHaveTextContent(/^Warning/)
    const link = screen.getByRole('link', { name: 'Learn more (new window)' })
    expect(link).toHaveAttribute('href', '/contact_us')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('changes with the file within a minute, and goes with it', async () => {
    const file = noticeHost('{}')
    await openWithNotice()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    file.file = noticeFile()
    await passTime(MINUTE)
    expect(notice()).toBeVisible()
    file.file = '{}'
    await passTime(MINUTE)
    expect(notice()).not.toBeInTheDocument()
  })

  it('follows the language without a request', async () => {
    const { requests } = noticeHost(noticeFile())
    await openWithNotice('/virtual', 'ar')
    expect(notice('ar')).toBeVisible()
    await act(() => changeLanguage('fr'))
    expect(notice('fr')).toBeVisible()
    expect(notice('ar')).not.toBeInTheDocument()
    expect(requests).toHaveLength(1)
  })

  it('is there again with the page after an error of the whole layout', async () => {
    noticeHost(noticeFile())
    logIn('yasmine')
    const { user, router } = await openWithNotice('/sport')
    const mend = breakPart(['class', styles.content ?? ''])
    await go(router, '/virtual')
    const heading = () => screen.getByRole('heading', { level: 1 })
    expect(heading()).toHaveTextContent('This page could not be shown.')
    expect(notice()).not.toBeInTheDocument()
    mend()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await passTime(MINUTE)
    expect(notice()).toBeVisible()
    expect(notice()?.compareDocumentPosition(heading())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it.each<[string, string | Answer]>([
    ['a missing file', () => new HttpResponse(null, { status: 404 })],
    ['a file that is gone', () => new HttpResponse(null, { status: 410 })],
    ['no content', () => new HttpResponse(null, { status: 204 })],
    ['the page of the app', '<!doctype html><html lang="fr"><div id="root"></div></html>'],
    ['an empty file', ''],
  ])('goes with %s', async (_, gone) => {
    const file = noticeHost(noticeFile())
    await openWithNotice()
    file.file = gone
    await passTime(MINUTE)
    expect(notice()).not.toBeInTheDocument()
  })

  it.each<[string, string | Answer]>([
    ...Object.entries(hostileNotices),
    ['a server that fails', () => new HttpResponse(noticeFile(), { status: 503 })],
    ['a redirect', () => HttpResponse.redirect('https://portal.example/', 302)],
    ['no connection', () => HttpResponse.error()],
    [
      'half an answer',
      () =>
        new HttpResponse(
          new ReadableStream({
            start: (it) => {
              it.error()
            },
          }),
        ),
    ],
  ])('is not changed by %s, nor does that show', async (_, hostile) => {
    const file = noticeHost(noticeFile())
    await openWithNotice()
    file.file = hostile
    await passTime(MINUTE)
    expect(notice()).toBeVisible()
    expect(file.requests).toHaveLength(2)
  })

  it.each([...Object.entries(hostileNotices)].slice(0, 12))(
    'does not show with %s',
    async (_, hostile) => {
      const { requests } = noticeHost(hostile)
      await openWithNotice()
      expect(requests).toHaveLength(1)
      expect(screen.getByRole('status')).toBeEmptyDOMElement()
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    },
  )
})
