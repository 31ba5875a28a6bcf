import { persisted } from './persisted'

/** Whether games have the whole width, without the sidebar; remembered on this device. */
export const theatre = persisted({
  key: 'theatre',
  version: 1,
  defaults: false,
  parse: (data) => (typeof data === 'boolean' ? data : null),
})
