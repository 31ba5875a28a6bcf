import { persisted } from '@/device/persisted'

/** Whether games use the full width without the sidebar; stored on this device. */
export const theatre = persisted({
  key: 'theatre',
  version: 1,
  defaults: false,
  parse: (data) => (typeof data === 'boolean' ? data : null),
})
