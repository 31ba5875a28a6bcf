/** What a market requires and a front end cannot do; `docs/markets.md` lists it for the operator. */
import type { SourceKey } from '../../src/domain/legalSources.ts'
import type { MarketCode } from '../../src/domain/marketCodes.ts'

export interface Duty {
  text: string
  source: SourceKey
}

export const backendDuties: Readonly<Record<MarketCode, readonly Duty[]>> = {
  AU: [
    { text: 'Send the statement within seven days after each month.', source: 'auStatements' },
    { text: 'Check every account against BetStop.', source: 'auExclusion' },
    { text: 'Offer no online casino games; leave them out of the catalogue.', source: 'auCasino' },
  ],
  DE: [
    {
      text: 'Enter the block of 24 hours in OASIS and refuse play on all devices. The button of the app pauses this device only; it does not replace that entry.',
      source: 'deBlock',
    },
    { text: 'Check every login against OASIS.', source: 'deBlock' },
    {
      text: 'Enforce the deposit limit across operators, and no parallel play.',
      source: 'deMoney',
    },
    { text: 'Enforce the break after an hour of play.', source: 'deHour' },
  ],
  DK: [
    { text: 'Check every login against ROFUS.', source: 'dkRegister' },
    { text: 'Offer limits on deposits per day, week and month.', source: 'dkRegister' },
  ],
  ES: [
    { text: 'Check every login against the RGIAJ.', source: 'esRegister' },
    { text: 'Ask for limits of time and money before a session.', source: 'esSafer' },
    {
      text: 'Find intensive players (a net loss of €600 a week for three weeks, €200 below the age of 26) and apply their rules.',
      source: 'esSafer',
    },
  ],
  GB: [
    { text: 'Check every account against GAMSTOP.', source: 'gbExclusion' },
    {
      text: 'Ask for a gross limit on deposits of the account at registration or before the first deposit, for 24 hours, 7 days and a month; raise it after 24 hours.',
      source: 'gbLimits',
    },
    { text: 'Keep at least 12 months of history.', source: 'gbTotals' },
  ],
  NL: [
    { text: 'Check every login against Cruks.', source: 'nlAware' },
    {
      text: 'Contact players who want a limit above €350 a month (€150 for young adults).',
      source: 'nlAware',
    },
    { text: 'Tell players at 50 % of the limits of their account.', source: 'nlAware' },
  ],
  SE: [
    { text: 'Check every login against Spelpaus.', source: 'seRegister' },
    {
      text: 'Let nobody play without limits on deposits per day, week and month; raise them after 72 hours.',
      source: 'seRaise',
    },
  ],
}
