export interface Folded {
  text: string
  /** For each unit of `text`, the start and end of its part of the original. */
  spans: readonly (readonly [start: number, end: number])[]
}

/** Equivalent letters that Unicode does not decompose. */
const variants: Partial<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ł: 'l',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  گ: 'ك',
  ڭ: 'ك',
  پ: 'ب',
  ڤ: 'ف',
  ڨ: 'ق',
  چ: 'ج',
  ژ: 'ز',
  ء: '',
}

const ARABIC_DIGITS = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹']
for (const digits of ARABIC_DIGITS) {
  for (const [value, digit] of Array.from(digits).entries()) variants[digit] = String(value)
}

/** Ignored characters: accents, vowel signs, the Arabic tatweel, invisible marks, apostrophes. */
const IGNORED = /[\p{M}\p{Cf}\u0640'’ʼ`´]/gu
const LETTER = /[\p{L}\p{N}]/u
const PLAIN = /^(?:[a-z\d]+(?: [a-z\d]+)*)?$/

const foldLetter = (letter: string) =>
  Array.from(
    letter.normalize('NFKD').toLowerCase().normalize('NFKD').replace(IGNORED, ''),
    (unit) => variants[unit] ?? unit,
  ).join('')

/** Ignores case, accents, vowel signs and Arabic variants; other characters become one space. Idempotent. */
export function foldWithSpans(original: string): Folded {
  const spans: [number, number][] = []
  let text = ''
  let offset = 0
  let gap: [number, number] | null = null
  for (const letter of original) {
    const start = offset
    offset += letter.length
    const folded = foldLetter(letter)
    // An ignored character belongs to the letter before it.
    const last = spans.at(-1)
    if (folded === '' && last && !gap) last[1] = offset
    for (const unit of folded) {
      if (!LETTER.test(unit)) {
        gap ??= [start, offset]
        gap[1] = offset
        continue
      }
      if (gap && text !== '') {
        text += ' '
        spans.push(gap)
      }
      gap = null
      text += unit
      // Each unit maps to its whole letter, also the halves of a surrogate pair.
      spans.push(...Array.from({ length: unit.length }, (): [number, number] => [start, offset]))
    }
  }
  return { text, spans }
}

export function fold(original: string): string {
  const lower = original.toLowerCase()
  return PLAIN.test(lower) ? lower : foldWithSpans(original).text
}

/** What a game is known by where no id names it; a name of signs alone has nothing to fold. */
export const nameKey = (name: string): string => fold(name) || name.trim()

export function unfold(
  { spans }: Folded,
  [from, to]: readonly [number, number],
): readonly [start: number, end: number] {
  const [first, last] = [spans[from], spans[to - 1]]
  return first && last ? [first[0], last[1]] : [0, 0]
}
