import { persisted } from './persisted'

/** WCAG 2.1.4: whether the key `/` alone opens the search; users of speech input may turn it off. */
export const slashShortcut = persisted<boolean>({
  key: 'slashKey',
  version: 1,
  defaults: true,
  parse: (data) => (typeof data === 'boolean' ? data : null),
})
