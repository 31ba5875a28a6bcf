import UFuzzy from '@leeoniya/ufuzzy'
import { fold, foldWithSpans, unfold } from '@/domain/fold'

export type Marks = readonly (readonly [start: number, end: number])[]

export interface Found<T> {
  entry: T
  marks: Marks
}

/** Longer input is cut. */
const MAX_LENGTH = 64
/** Similarity compares at most this many words. */
const MAX_WORDS = 8
/** Up to this many words match in any order; more only in the typed order. */
const PERMUTED_WORDS = 3
/** The share of the text that a similar name must contain. */
const MIN_SIMILARITY = 0.4

// Folded text contains a to z, digits, spaces and non-ASCII letters of any script.
const LETTER = 'a-z\\d\\u0080-\\uffff'
const same = (text: string) => text
const options = {
  interSplit: `[^${LETTER}]+`,
  interBound: `[^${LETTER}]`,
  intraSplit: '',
  intraBound: '',
  intraChars: `[${LETTER}]`,
  toUpper: same,
  toLower: same,
  // Equal matches keep the order of the list.
  compare: () => 0,
}

const exact = new UFuzzy(options)
/** The matcher exports its enum only as a type. */
const singleError = { intraMode: 1 }
const forgiving = new UFuzzy({
  ...options,
  ...singleError,
  intraRules: (term) => {
    const typos = /[^\d]{4}/.test(term) ? 1 : 0
    return {
      intraSlice: term.length >= 5 ? [0, Infinity] : [1, Infinity],
      intraIns: typos,
      intraSub: typos,
      intraTrn: typos,
      intraDel: typos,
    }
  },
})

/** Words of two letters are similar to too many names. */
const MIN_PAIRS = 3
/** In a text this short, a typo leaves no pair intact, so its letters may be one position apart. */
const SHORT_TEXT = 4

/** Measures which share of the letter pairs of its most similar word a name has. */
function similarityTo(text: string): (name: string) => number {
  const between = text.length <= SHORT_TEXT ? '.?' : ''
  const pairsOf = (word: string) =>
    Array.from({ length: word.length - 1 }, (_, at) => `${word[at]}${between}${word[at + 1]}`)
  const words = text
    .split(' ')
    .slice(0, MAX_WORDS)
    .map((word) => Array.from(new Set(pairsOf(word)), (pair) => new RegExp(pair)))
  const shareOf = (name: string) => (pairs: readonly RegExp[]) =>
    pairs.filter((pair) => pair.test(name)).length / Math.max(pairs.length, MIN_PAIRS)
  return (name) => Math.max(...words.map(shareOf(name)))
}

export function createNameIndex<T>(entries: readonly T[], nameOf: (entry: T) => string) {
  const haystack = entries.map((entry) => fold(nameOf(entry)))
  const needleOf = (text: string) => fold(text.slice(0, MAX_LENGTH))
  // The matcher's mark for a quoted word; as a typed word it throws, unless it is quoted.
  const quoted = (needle: string) => needle.replace(/\beexxaacctt\b/g, '"$&"')

  const found = (index: number, ranges: readonly number[] = []): Found<T>[] => {
    const entry = entries[index]
    if (entry === undefined) return []
    const folded = foldWithSpans(nameOf(entry))
    const marks = Array.from({ length: ranges.length / 2 }, (_, at) =>
      unfold(folded, [ranges[2 * at] ?? 0, ranges[2 * at + 1] ?? 0]),
    )
    return [{ entry, marks }]
  }

  const matches = (matcher: UFuzzy, needle: string) => {
    const isPermuted = needle.split(' ').length <= PERMUTED_WORDS
    const [, info, order] = matcher.search(
      haystack,
      quoted(needle),
      isPermuted ? PERMUTED_WORDS : 0,
      Infinity,
    )
    return (order ?? []).map((at) => ({ index: info?.idx[at] ?? -1, ranges: info?.ranges[at] }))
  }

  return {
    /** The best matches: exact ones first, then those with a typo in a word. */
    find(text: string, limit: number): Found<T>[] {
      const needle = needleOf(text)
      if (needle === '') return []
      const first = matches(exact, needle)
      const seen = new Set(first.map(({ index }) => index))
      const rest = first.length < limit ? matches(forgiving, needle) : []
      return [...first, ...rest.filter(({ index }) => !seen.has(index))]
        .slice(0, limit)
        .flatMap(({ index, ranges }) => found(index, ranges))
    },

    first(limit: number): Found<T>[] {
      return entries.slice(0, limit).map((entry) => ({ entry, marks: [] }))
    },

    /** Used when no name matches. */
    nearest(text: string, limit: number): Found<T>[] {
      const similarity = similarityTo(needleOf(text))
      return haystack
        .map((name, index) => ({ index, name, score: similarity(name) }))
        .filter(({ score }) => score >= MIN_SIMILARITY)
        .sort((a, b) => b.score - a.score || a.name.length - b.name.length)
        .slice(0, limit)
        .flatMap(({ index }) => found(index))
    },
  }
}

export type NameIndex<T> = ReturnType<typeof createNameIndex<T>>
