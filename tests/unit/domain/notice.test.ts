import { describe, expect, it } from 'vitest'
import { readNotice } from '@/domain/notice'
import type { PageData } from '@/domain/brandShape'
import { brand, settings } from '@/lib/pageData'
import { hostileNotices, noticeFile, noticeText } from '../../support/notices'

const page = {
  brand: {
    ...brand,
    operatorLinks: [{ label: 'Help', href: 'https://help.example/limits' }],
    ownPages: { '/facebook': 'https://social.example/casino' },
  },
  settings: {
    ...settings,
    hosts: {
      games: ['https://*.games.example'],
      pictures: [],
      trusted: ['https://live.example:8443'],
    },
  },
} satisfies PageData

const read = (file: string, changed: Partial<PageData> = {}) =>
  readNotice(file, { ...page, ...changed })

describe('A notice file', () => {
  it('has a kind, a period and a text in each language', () => {
    expect(read(noticeFile())).toEqual({
      notice: {
        kind: 'info',
        from: Date.UTC(2026, 0),
        until: Date.UTC(2099, 0),
        text: { fr: noticeText('fr'), en: noticeText('en'), ar: noticeText('ar') },
        link: '',
      },
      problems: [],
    })
  })

  it.each([
    ['2026-12-01T20:00+01:00', '2026-12-01T19:00:00.000Z'],
    ['2026-12-01 20:00:30', '2026-12-01T20:00:30.000Z'],
  ])('may begin at %s', (from, expected) => {
    const { notice } = read(noticeFile({ from }))
    expect(new Date(notice?.from ?? NaN).toISOString()).toBe(expected)
  })

  it.each(['', ' \n', '{}', '{ }', '<!doctype html><title>Casino</title>', '\n<html lang="fr">'])(
    'that is %j is none',
    (file) => {
      expect(read(file)).toEqual({ notice: null, problems: [] })
    },
  )

  it.each([
    '/contact_us',
    '/casino/preview?s=a%20b#top',
    'https://help.example',
    'https://help.example/tonight?lang=fr#games',
    'https://social.example/post',
    'https://slots.games.example/',
    'https://live.example:8443/',
  ])('may have a link to %s', (link) => {
    expect(read(noticeFile({ link }))).toMatchObject({ notice: { link }, problems: [] })
  })

  it.each([
    'https://games.example/',
    'https://evilgames.example/',
    'https://live.example/',
    'https://1.2.3.4.5/',
    'https://help.example.stranger.example/',
    'https://help.example:99999/',
    'HTTPS://help.example/',
    'https:/help.example/',
    ' /contact_us',
    '/\t/stranger.example',
    '',
  ])('must not have a link to %s', (link) => {
    expect(read(noticeFile({ link }))).toMatchObject({
      notice: null,
      problems: [expect.anything()],
    })
  })

  it('needs only the languages of the brand', () => {
    const file = noticeFile({ text: { fr: 'Maintenance', ar: 'صيانة' } })
    expect(read(file).problems).toEqual(['text.en is missing'])
    expect(read(file, { brand: { ...page.brand, languages: ['fr', 'ar'] } }).problems).toEqual([])
  })

  it.each(Object.entries(hostileNotices))('with %s is broken', (_, file) => {
    const { notice, problems } = read(file)
    expect(notice).toBeNull()
    expect(problems).not.toEqual([])
  })

  it('names all its mistakes at once', () => {
    const file = JSON.stringify({
      kind: 'news',
      from: 'now',
      until: 'then',
      text: [],
      link: 7,
      to: 1,
    })
    expect(read(file).problems).toEqual([
      'kind must be info or warning',
      'from must be a date such as 2026-12-01T20:00Z',
      'until must be a date such as 2026-12-01T20:00Z',
      'text.fr is missing',
      'text.en is missing',
      'text.ar is missing',
      'link must be an address of at most 1000 letters',
      'to is unknown',
    ])
  })
})
