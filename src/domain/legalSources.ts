/**
 * Quality H13: the laws, rules and findings behind the table of markets. `date` is the day of the text or
 * of its entry into force. A `secondary` source reports a rule; the rule's own text was not read.
 */
export interface LegalSource {
  title: string
  date: string
  href: string
  standing: 'primary' | 'secondary'
}

export const legalSources = {
  auCasino: {
    title: 'Interactive Gambling Act 2001, as reported: online casino games may not be offered',
    date: '2001-07-11',
    href: 'https://www.acma.gov.au/about-interactive-gambling-act',
    standing: 'secondary',
  },
  auExclusion: {
    title: 'Interactive Gambling Act 2001; ACMA, FAQs for wagering providers: BetStop',
    date: '2023-08-21',
    href: 'https://www.acma.gov.au/faqs-wagering-providers-betstop-national-self-exclusion-registertm',
    standing: 'primary',
  },
  auStatements: {
    title:
      'National Consumer Protection Framework for Online Wagering; Victoria, Ministerial Direction of 4 July 2022: monthly activity statements',
    date: '2022-11-14',
    href: 'https://vgccc.vic.gov.au/news/new-requirement-online-bookmakers-starts-november',
    standing: 'primary',
  },
  deBlock: {
    title:
      'Glücksspielstaatsvertrag 2021, § 6i (3): button for a block of 24 hours, without a question',
    date: '2021-07-01',
    href: 'https://www.gesetze-bayern.de/Content/Document/StVGlueStV2021-6i',
    standing: 'primary',
  },
  deMoney: {
    title:
      'Glücksspielstaatsvertrag 2021, as reported: €1,000 a month across operators, no parallel play',
    date: '2021-07-01',
    href: 'https://www.gesetze-bayern.de/Content/Document/StVGlueStV2021',
    standing: 'secondary',
  },
  deHour: {
    title: 'Glücksspielstaatsvertrag 2021, § 22a, as reported: a message after an hour of play',
    date: '2021-07-01',
    href: 'https://www.gesetze-bayern.de/Content/Document/StVGlueStV2021-22a',
    standing: 'secondary',
  },
  dkRegister: {
    title: 'BEK nr. 67 of 25 January 2012 on online casino, § 19; Skatteforvaltningen on ROFUS',
    date: '2012-01-25',
    href: 'https://skat.dk/data.aspx?oid=2298642',
    standing: 'primary',
  },
  esSafer: {
    title:
      'Real Decreto 176/2023 (BOE-A-2023-6735), as reported: a message every 60 minutes, a monthly summary',
    date: '2023-03-14',
    href: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-6735',
    standing: 'secondary',
  },
  esRegister: {
    title: 'Real Decreto 176/2023 (BOE-A-2023-6735), preamble: the register RGIAJ',
    date: '2023-03-14',
    href: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-6735',
    standing: 'primary',
  },
  gbExclusion: {
    title: 'Licence conditions and codes of practice, 3.5.5: the multi-operator scheme GAMSTOP',
    date: '2020-03-31',
    href: 'https://www.gamblingcommission.gov.uk/licensees-and-businesses/lccp/condition/3-5-5-remote-multi-operator-sr-code',
    standing: 'secondary',
  },
  gbLimits: {
    title:
      'Remote technical standards, RTS 12A and 12B: only gross limits of the account may be called deposit limit',
    date: '2026-09-30',
    href: 'https://www.gamblingcommission.gov.uk/standards/remote-gambling-and-software-technical-standards',
    standing: 'secondary',
  },
  gbNet: {
    title: 'Remote technical standards, RTS 2E and 13C: net position and time of the session',
    date: '2025-01-17',
    href: 'https://www.gamblingcommission.gov.uk/standards/remote-gambling-and-software-technical-standards',
    standing: 'primary',
  },
  gbTotals: {
    title: 'Remote technical standards, RTS 1B and 1C, as reported: win/loss of the chosen period',
    date: '2021-02-02',
    href: 'https://www.gamblingcommission.gov.uk/standards/remote-gambling-and-software-technical-standards/rts-1-customer-account-information',
    standing: 'secondary',
  },
  nlAware: {
    title:
      'Regeling speellimieten en bewuster speelgedrag (Stcrt. 2024, 19648), as reported: a message about every 30 minutes; Cruks and Loket Kansspel',
    date: '2024-10-01',
    href: 'https://zoek.officielebekendmakingen.nl/stcrt-2024-19648.html',
    standing: 'secondary',
  },
  seRaise: {
    title: 'Spelförordning (2018:1475), 11 kap. 3 §: higher limits after 72 hours',
    date: '2021-12-13',
    href: 'https://www.spelinspektionen.se/lagar--forordningar/rattsliga-stallningstaganden/stallningstaganden-lista/rattsligt-stallningstagande--hojning-av-insattningsgrans/',
    standing: 'primary',
  },
  seRegister: {
    title: 'Spellag (2018:1138); Spelinspektionen on the register Spelpaus.se',
    date: '2019-01-01',
    href: 'http://www.spelinspektionen.se/licensansokan/fragor--svar-licensansokan-och-nya-spellagen/spelpaus.se-nationellt-sjalvavstangingsregister/',
    standing: 'primary',
  },
} as const satisfies Readonly<Record<string, LegalSource>>

export type SourceKey = keyof typeof legalSources
