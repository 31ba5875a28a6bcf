import type { IconName } from '@/components/icons'
import type { SoonKey } from '@/domain/soonPages'

export const soonIcons: Record<SoonKey, IconName> = {
  streaming: 'stream',
  virtual: 'virtual',
  result: 'trophy',
  contactUs: 'mail',
  playResponsibly: 'shield',
  termCondition: 'info',
  sportBetRules: 'info',
  sportRules: 'ball',
}
