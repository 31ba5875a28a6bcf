import { persisted } from '@/device/persisted'

export const theatreMode = persisted({
  key: 'theatre',
  version: 1,
  defaults: false,
  parse: (data) => (typeof data === 'boolean' ? data : null),
})
