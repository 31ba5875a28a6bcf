import type { Part } from './part'
import { actions } from './table/actions'
import { failures } from './table/failures'
import { fields } from './table/fields'
import { forms } from './table/forms'
import { frames } from './table/frames'
import { games } from './table/games'
import { links } from './table/links'
import { lists } from './table/lists'
import { marks } from './table/marks'
import { money } from './table/money'
import { overlays } from './table/overlays'
import { waiting } from './table/waiting'

/** Every component of the app; a test fails if a file of `src/components` is missing. */
export const parts: readonly Part[] = [
  ...marks,
  ...money,
  ...waiting,
  ...actions,
  ...links,
  ...overlays,
  ...lists,
  ...fields,
  ...forms,
  ...games,
  ...failures,
  ...frames,
]
