import type { BrandLink } from './brandShape.ts'
import type { LanguageCode } from './entities.ts'
import type { SourceKey } from './legalSources.ts'
import type { MarketCode } from './marketCodes.ts'
import type { CheckMinutes } from './protection.ts'
import type { StatementRhythm } from './statement.ts'

/** What a market decides. */
export interface MarketRules {
  /** The longest interval of the time check, in minutes. */
  longestCheck: CheckMinutes
  /** Whether the player is told that the rules require the time check. */
  isCheckRequired: boolean
  /** The name of the net of a session, beside games and in the time check. */
  netName: 'net' | 'position'
  /** The name of a history's net. */
  totalsName: 'net' | 'winLoss'
  /** The pause button's text on a phone. */
  pauseText: 'short' | 'full'
  /** Whether 24 hours are asked for again while a shorter pause runs. */
  asksToExtend: boolean
  /** How long a higher limit on this device waits. */
  raiseHours: number
  statementRhythm: StatementRhythm
  /** Whether the player is told that the statement of the last period is ready. */
  isStatementTold: boolean
  /** The register of self-exclusions and the help services. */
  registers: readonly BrandLink[]
  /** Words that no text may use, because they promise what a front end cannot do. */
  forbiddenWords: Readonly<Partial<Record<LanguageCode, readonly string[]>>>
}

export type RuleName = keyof MarketRules

/** A rule of a market, with the law that it follows. */
interface Row<Name extends RuleName> {
  value: MarketRules[Name]
  source: SourceKey
}

type Rows = { readonly [Name in RuleName]?: Row<Name> }

/** The rules without a market, and for each rule that a market does not set. */
export const noMarket: MarketRules = {
  longestCheck: 60,
  isCheckRequired: false,
  netName: 'net',
  totalsName: 'net',
  pauseText: 'short',
  asksToExtend: true,
  raiseHours: 24,
  statementRhythm: 'month',
  isStatementTold: false,
  registers: [],
  forbiddenWords: {},
}

const link = (label: string, href: string): BrandLink => ({ label, href })

/** Quality H13: the table of markets and rules; `docs/markets.md` is made from it. */
export const markets: Readonly<Record<MarketCode, Rows>> = {
  AU: {
    statementRhythm: { value: 'month', source: 'auStatements' },
    isStatementTold: { value: true, source: 'auStatements' },
    registers: {
      value: [
        link('BetStop', 'https://www.betstop.gov.au'),
        link('Gambling Help Online', 'https://www.gamblinghelponline.org.au'),
      ],
      source: 'auExclusion',
    },
  },
  DE: {
    longestCheck: { value: 60, source: 'deHour' },
    isCheckRequired: { value: true, source: 'deHour' },
    pauseText: { value: 'full', source: 'deBlock' },
    asksToExtend: { value: false, source: 'deBlock' },
    registers: {
      value: [link('OASIS', 'https://rp-darmstadt.hessen.de')],
      source: 'deBlock',
    },
  },
  DK: {
    registers: {
      value: [
        link('ROFUS', 'https://www.rofus.nu'),
        link('StopSpillet', 'https://www.stopspillet.dk'),
      ],
      source: 'dkRegister',
    },
  },
  ES: {
    longestCheck: { value: 60, source: 'esSafer' },
    isCheckRequired: { value: true, source: 'esSafer' },
    statementRhythm: { value: 'month', source: 'esSafer' },
    isStatementTold: { value: true, source: 'esSafer' },
    registers: {
      value: [link('RGIAJ', 'https://www.ordenacionjuego.es')],
      source: 'esRegister',
    },
  },
  GB: {
    netName: { value: 'position', source: 'gbNet' },
    totalsName: { value: 'winLoss', source: 'gbTotals' },
    raiseHours: { value: 24, source: 'gbLimits' },
    registers: {
      value: [
        link('GAMSTOP', 'https://www.gamstop.co.uk'),
        link('GamCare', 'https://www.gamcare.org.uk'),
      ],
      source: 'gbExclusion',
    },
    forbiddenWords: {
      value: {
        en: ['deposit limit'],
        fr: ['limite de dépôt', 'plafond de dépôt', 'limites de dépôt', 'plafonds de dépôt'],
        ar: ['حد الإيداع', 'حدود الإيداع'],
      },
      source: 'gbLimits',
    },
  },
  NL: {
    longestCheck: { value: 30, source: 'nlAware' },
    isCheckRequired: { value: true, source: 'nlAware' },
    registers: {
      value: [
        link('Cruks', 'https://cruksregister.nl'),
        link('Loket Kansspel', 'https://www.loketkansspel.nl'),
      ],
      source: 'nlAware',
    },
  },
  SE: {
    raiseHours: { value: 72, source: 'seRaise' },
    registers: {
      value: [
        link('Spelpaus', 'https://www.spelpaus.se'),
        link('Stödlinjen', 'https://www.stodlinjen.se'),
      ],
      source: 'seRegister',
    },
  },
}

/** The value of a rule in a market. */
export function ruleOf<Name extends RuleName>(
  market: MarketCode | undefined,
  name: Name,
): MarketRules[Name] {
  const rows: Rows = market === undefined ? {} : markets[market]
  return rows[name]?.value ?? noMarket[name]
}

/** Harakat and tatweel, which Arabic may add to any word. */
const MARKS = /[\u064B-\u0652\u0640]/g

/** The forbidden words of a market that a text contains, in any language. */
export function forbiddenIn(market: MarketCode | undefined, text: string): string[] {
  const plain = text.normalize('NFKC').replace(MARKS, '').replace(/\s+/g, ' ').toLowerCase()
  return Object.values(ruleOf(market, 'forbiddenWords'))
    .flat()
    .filter((words) => plain.includes(words))
}
