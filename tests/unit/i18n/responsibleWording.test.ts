import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '@/domain/entities'
import { languageCodes } from '@/domain/languageTable'
import { textsOf } from '../../support/texts'

/** Decisions 30: words that promise a win, urge to continue, or ask for money. */
const urging: Record<LanguageCode, RegExp[]> = {
  fr: [
    /\bgagnez|\bgagnant assuré|\bjackpot/i,
    /tentez|votre chance|la chance (vous|est)|coup de chance/i,
    /rejou|jouez (encore|maintenant|vite)|continuez (à|de) jouer|encore une (partie|fois)/i,
    /ne manquez pas|dépêchez|dernière chance|vite !|vous attend/i,
    /déposez|rechargez votre|bonus|gratuit|offert/i,
    /récupérez vos (pertes|mises)|refaites-vous/i,
  ],
  en: [
    /\byou(’ll| will| could| can)? win\b|\bwin (big|now|more)|\bjackpot|guaranteed/i,
    /your luck|\blucky\b|try your|feeling lucky/i,
    /play (again|on|now|more)|keep playing|one more (game|round|time)/i,
    /don’t miss|hurry|last chance|await(s)? you|waiting for you/i,
    /deposit (now|more|again)|top up|bonus|\bfree (spin|bet|game)/i,
    /win (it |your money )?back|chase/i,
  ],
  ar: [
    /ستربح|اربح|جائزة كبرى|ربح مضمون/,
    /حظك|جرّب حظ|جرب حظ|محظوظ/,
    /العب (الآن|مجدد|مرة)|واصل اللعب|استمر في اللعب|جولة أخرى/,
    /لا تفوّت|لا تفوت|أسرع|فرصتك الأخيرة|بانتظارك|في انتظارك/,
    /أودع|اشحن رصيدك|مكافأة|مجان/,
    /استرد خسار|عوّض خسار/,
  ],
}

describe('No text invites the player to continue', () => {
  it.each(languageCodes)('in %s', (lang) => {
    const found = [...textsOf(lang)].filter(([, text]) =>
      urging[lang].some((words) => words.test(text)),
    )
    expect(found).toEqual([])
  })

  it.each([
    ['fr', 'Tentez votre chance !'],
    ['fr', 'Rejouez'],
    ['en', 'Play again'],
    ['en', 'Deposit now and win big'],
    ['ar', 'جرّب حظك'],
    ['ar', 'واصل اللعب'],
  ] as const)('the list knows in %s: %s', (lang, text) => {
    expect(urging[lang].some((words) => words.test(text))).toBe(true)
  })
})
