/** Writes `docs/markets.md` from the table of markets (Quality H13). */
import { format, resolveConfig } from 'prettier'
import { legalSources, type LegalSource, type SourceKey } from '../../src/domain/legalSources.ts'
import { marketCodes, type MarketCode } from '../../src/domain/marketCodes.ts'
import { markets, noMarket, type MarketRules, type RuleName } from '../../src/domain/markets.ts'
import { backendDuties } from './duties.ts'
import { marketProblems } from './problems.ts'

export const MARKETS_PAGE = 'docs/markets.md'

const names = new Intl.DisplayNames('en', { type: 'region' })

/** What a rule means, and its value in words. */
const words: {
  [Name in RuleName]: { title: string; say: (value: MarketRules[Name]) => string }
} = {
  longestCheck: {
    title: 'Longest interval of the time check',
    say: (minutes) => `${minutes} minutes`,
  },
  isCheckRequired: {
    title: 'The settings say that the time check is required',
    say: (isRequired) => (isRequired ? 'yes' : 'no'),
  },
  netName: {
    title: 'Name of the net of the session, beside games and in the time check',
    say: (name) => (name === 'net' ? 'Net this session, Change in balance' : 'Net position'),
  },
  totalsName: {
    title: 'Name of the net of a period in the casino and sport histories',
    say: (name) => (name === 'net' ? 'Won minus staked' : 'Win/loss'),
  },
  pauseText: {
    title: 'Text of the pause button on a phone',
    say: (text) => (text === 'short' ? '24 h' : 'Pause 24 h'),
  },
  asksToExtend: {
    title: 'While a shorter pause runs, "Pause 24 h" asks for a confirmation',
    say: (asks) => (asks ? 'yes' : 'no'),
  },
  raiseHours: {
    title: 'A higher limit on this device applies after',
    say: (hours) => `${hours} hours`,
  },
  statementRhythm: {
    title: 'Periods of the statement',
    say: (rhythm) => `${rhythm}s`,
  },
  isStatementTold: {
    title: 'Players are told when the statement of the last period is ready',
    say: (isTold) => (isTold ? 'yes, once' : 'no'),
  },
  registers: {
    title: 'Links on the page on responsible play and in the time check',
    say: (links) => links.map(({ label, href }) => `[${label}](${href})`).join(', ') || 'none',
  },
  forbiddenWords: {
    title: 'Words that no text of the app and of the brand file may use',
    say: (lists) => Object.values(lists).flat().join(', ') || 'none',
  },
}
const ruleNames = Object.keys(words) as RuleName[]

function sayRule<Name extends RuleName>(name: Name, value: MarketRules[Name]): string {
  return words[name].say(value)
}

const sourceKeys = Object.keys(legalSources) as SourceKey[]

/** The number, date and standing of a source. */
function sourceText(key: SourceKey): string {
  const { date, standing }: LegalSource = legalSources[key]
  const number = sourceKeys.indexOf(key) + 1
  return `[${number}](#sources), ${date}${standing === 'primary' ? '' : ', not verified'}`
}

function sourceLine(key: SourceKey, index: number): string {
  const { title, href }: LegalSource = legalSources[key]
  return `${index + 1}. [${title}](${href})`
}

function marketSection(code: MarketCode): string[] {
  const rows = ruleNames.flatMap((name) => {
    const row = markets[code][name]
    if (!row) return []
    return `| ${words[name].title} | ${sayRule(name, row.value)} | ${sourceText(row.source)} |`
  })
  return [
    `## ${names.of(code) ?? code} (\`${code}\`)`,
    ['| Rule | In this market | Source |', '| --- | --- | --- |', ...rows].join('\n'),
    'Only the backend can:',
    backendDuties[code].map(({ text, source }) => `- ${text} (${sourceText(source)})`).join('\n'),
  ]
}

/** The whole page, formatted; throws an error that lists the mistakes of the table. */
export async function marketsPage(): Promise<string> {
  const duties = Object.values(backendDuties).flat()
  const problems = marketProblems(
    markets,
    legalSources,
    duties.map(({ source }) => source),
  )
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const text = [
    '# Markets',
    '<!-- Made by `npm run markets` from src/domain/markets.ts; do not edit. -->',
    'A brand can name its market (`market` in the brand file). The app then follows the rules below. **This is no legal advice**: it lists what this front end does, with the source of each rule. Check every rule with your own lawyers before you open a market, and again when a law changes. "Not verified" marks a rule that was taken from a report on the law and not from the law itself.',
    'No rule here replaces a licence, and none makes the backend comply. Limits and pauses of the app hold in one browser on one device.',
    '## Without a market',
    [
      '| Rule | Value |',
      '| --- | --- |',
      ...ruleNames.map((name) => `| ${words[name].title} | ${sayRule(name, noMarket[name])} |`),
    ].join('\n'),
    'In every market, named or not: net position and time of the session beside every game and the sportsbook, "Pause 24 h" with one press on every bar, the totals of the chosen period in every history, lifetime net deposits, a statement to print and download, and limits with empty fields and feedback at 50, 80 and 100 %.',
    ...marketCodes.flatMap(marketSection),
    '## Sources',
    sourceKeys.map(sourceLine).join('\n'),
  ].join('\n\n')
  return format(text, { ...(await resolveConfig(MARKETS_PAGE)), parser: 'markdown' })
}
