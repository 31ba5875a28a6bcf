import type { LanguageCode } from '@/domain/entities'

const texts: Readonly<Record<LanguageCode, string>> = {
  fr: 'Maintenance ce soir de 22 h à 23 h : les jeux s’arrêtent.',
  en: 'Maintenance tonight from 10 to 11 pm: games will stop.',
  ar: 'صيانة هذا المساء من الساعة 10 إلى 11: تتوقف الألعاب.',
}

const good = {
  kind: 'info',
  from: '2026-01-01T00:00Z',
  until: '2099-01-01T00:00Z',
  text: texts,
}

/** The text of a notice file that is due for years, with some other fields. */
export const noticeFile = (change: object = {}): string => JSON.stringify({ ...good, ...change })

export const noticeText = (lang: LanguageCode) => texts[lang]

const withText = (en: unknown) => noticeFile({ text: { ...texts, en } })

/** Files that change nothing. */
export const hostileNotices: Readonly<Record<string, string>> = {
  'no JSON': '{"kind": "info", "text": "Maint',
  script: 'alert(1)',
  'a list': `[${noticeFile()}]`,
  'a word': '"info"',
  null: 'null',
  'ten megabytes': noticeFile({ text: { ...texts, en: 'x'.repeat(10_000_000) } }),
  'deep lists': `${'['.repeat(3500)}${']'.repeat(3500)}`,
  'one text': noticeFile({ text: 'Maintenance' }),
  'a number as text': withText(7),
  'a list as text': withText(['Maintenance']),
  'no text': withText(undefined),
  'blank text': withText(' \u200B \u2066'),
  'a text without an end': withText('Maintenance '.repeat(20)),
  'HTML in the text': withText('<img src=x onerror=alert(1)> Maintenance'),
  'a text that turns its neighbours': withText('Maintenance \u202Eyadot'),
  'a line break in the text': withText('Maintenance\ntonight'),
  'marks stacked on a letter': withText(`Maintenance a${'\u0301'.repeat(30)}`),
  'an unknown kind': noticeFile({ kind: 'error' }),
  'a kind of objects': noticeFile({ kind: 'toString' }),
  'no dates': noticeFile({ from: undefined, until: undefined }),
  'numbers as dates': noticeFile({ from: 0, until: 4e12 }),
  'an unreadable date': noticeFile({ until: 'tomorrow' }),
  'a day that the month lacks': noticeFile({ until: '2098-02-30T00:00Z' }),
  'an end before the start': noticeFile({ from: '2099-01-01T00:00Z', until: '2026-01-01T00:00Z' }),
  'an end at its start': noticeFile({ from: '2099-01-01T00:00Z', until: '2099-01-01T00:00Z' }),
  'a link that runs a script': noticeFile({ link: 'javascript:alert(1)' }),
  'a link to a stranger': noticeFile({ link: 'https://stranger.example/' }),
  'a link without a scheme to a stranger': noticeFile({ link: '//stranger.example/' }),
  'a link with a backslash to a stranger': noticeFile({ link: '/\\stranger.example/' }),
  'a link that names a host as an account': noticeFile({
    link: 'https://help.example@stranger.example/',
  }),
  'a link without TLS': noticeFile({ link: 'http://help.example/' }),
  'an unknown field': noticeFile({ html: 'Maintenance' }),
  'fields of its prototype': `{"__proto__": ${noticeFile()}}`,
}
