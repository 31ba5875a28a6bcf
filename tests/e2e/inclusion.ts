import type { Page } from '@playwright/test'
import type { LanguageCode } from '@/domain/entities'
import { textFiles } from '../support/texts'

/** A text whose words are 40 % longer and have accents; placeholders stay. */
export const lengthened = (text: string): string =>
  text.replace(/\{\{.*?\}\}|\p{L}+/gu, (word) => {
    if (word.startsWith('{{')) return word
    const longer = word + word.slice(0, Math.round(word.length * 0.4))
    return longer.replace(/[aeiou]/gi, (vowel) => `${vowel}\u0302\u0301`.normalize())
  })

/** Gives a language lengthened texts. */
export const lengthenTexts = (page: Page, lang: LanguageCode) =>
  page.route(`**/locales/${lang}/translation*.json`, (route) =>
    route.fulfill({
      json: JSON.parse(JSON.stringify(textFiles[lang]), (_key, value: unknown) =>
        typeof value === 'string' ? lengthened(value) : value,
      ) as unknown,
    }),
  )

/** WCAG 1.4.12; the page's policy allows a style sheet that a script makes. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important;' +
        ' word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
