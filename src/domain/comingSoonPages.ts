import { paths, type Path } from './paths.ts'

export type ComingSoonKey =
  | 'streaming'
  | 'virtual'
  | 'result'
  | 'contactUs'
  | 'playResponsibly'
  | 'termCondition'
  | 'sportBetRules'
  | 'sportRules'

export const comingSoonPages: readonly { key: ComingSoonKey; path: Path }[] = [
  { key: 'streaming', path: paths.streaming },
  { key: 'virtual', path: paths.virtual },
  { key: 'result', path: paths.result },
  { key: 'contactUs', path: paths.contactUs },
  { key: 'playResponsibly', path: paths.playResponsibly },
  { key: 'termCondition', path: paths.termCondition },
  { key: 'sportBetRules', path: paths.sportBetRules },
  { key: 'sportRules', path: paths.sportRules },
]
