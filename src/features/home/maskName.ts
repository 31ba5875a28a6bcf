import { brand } from '@/domain/brand'

const SHOWN = 2
const MASK = '•••'

/** A letter with its marks, or an emoji with its parts, is one; code points where that is unknown. */
function graphemes(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text)
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}

/** Decisions 17: a name that is masked already stays; any other is cut to its first two letters. */
export function maskName(name: string): string {
  return /[*•…]/u.test(name) ? name : graphemes(name).slice(0, SHOWN).join('') + MASK
}

/** The name of a winner as it is shown: masked, unless the brand shows names as they came. */
export const winnerName = (name: string): string => (brand.maskWinners ? maskName(name) : name)
