/** Spec §2: all paths of the product. Decisions 2 keeps the misspelled ones. */
export const paths = {
  home: '/',
  casino: '/casino',
  casinoPreview: '/casino/preview',
  casinoPlay: '/casino/play_game',
  liveCasino: '/live_casino',
  liveCasinoPreview: '/live_casino/preview',
  liveCasinoPlay: '/live_casino/play_game',
  crash: '/crash',
  crashPreview: '/crash/preview',
  crashPlay: '/crash/play_game',
  pragmatic: '/pragmatic',
  sport: '/sport',
  live: '/live',
  profile: '/profile',
  resetPassword: '/reset_password',
  transactionHistory: '/transaction_history',
  casinoHistory: '/casino_history',
  sportHistory: '/sport_history',
  streaming: '/straming',
  virtual: '/virtual',
  result: '/result',
  contactUs: '/contact_us',
  playResponsibly: '/play_responsibly',
  termCondition: '/term_condition',
  sportBetRules: '/sport_bet_rules',
  sportRules: '/sport_rules',
  facebook: '/facebook',
  /** Not in the specification: deposits, withdrawals and bets by month. */
  statement: '/statement',
  /** Not in the specification: the games stored on this device, also for visitors. */
  myGames: '/my_games',
} as const

/** Spec §2: the parameter with the words of a search for games. */
export const SEARCH_WORDS = 's'

export type Path = (typeof paths)[keyof typeof paths]
