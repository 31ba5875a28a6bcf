import { paths } from './paths.ts'

const keys = [
  'streaming',
  'virtual',
  'result',
  'contactUs',
  'playResponsibly',
  'termCondition',
  'sportBetRules',
  'sportRules',
] as const

export type ComingSoonKey = (typeof keys)[number]

export const comingSoonPages = keys.map((key) => ({ key, path: paths[key] }))
