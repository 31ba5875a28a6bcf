import { brand } from '@/lib/pageData'

const SHOWN = 2
const MASK = '•••'

/** A grapheme counts as one character; without Intl.Segmenter, a code point does. */
function graphemes(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text)
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}

/** Decisions 17: keeps a masked name, and cuts any other to its first two letters. */
export function maskName(name: string): string {
  return /[*•…]/u.test(name) ? name : graphemes(name).slice(0, SHOWN).join('') + MASK
}

export const winnerName = (name: string): string => (brand.maskWinners ? maskName(name) : name)
