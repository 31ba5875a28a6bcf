import type { IconName } from '@/components/icons'
import type { ComingSoonKey } from '@/domain/comingSoonPages'

export const comingSoonIcons: Record<ComingSoonKey, IconName> = {
  streaming: 'stream',
  virtual: 'virtual',
  result: 'trophy',
  contactUs: 'mail',
  playResponsibly: 'shield',
  termCondition: 'info',
  sportBetRules: 'info',
  sportRules: 'ball',
}
