import type { Documents, Requirement } from './documents.ts'

/** A citation in a text, with the requirements that it refers to; null if they are unknown. */
export interface Citation {
  text: string
  index: number
  /** Its precision: the item, its topic, or the whole section. */
  scope: 'item' | 'topic' | 'section'
  requirements: Requirement[] | null
}

/** White space, including line breaks inside a comment. */
const gap = String.raw`(?:\s|\n\s*(?:\*|//|#))+`
const list = (one: string) => `${one}(?:(?:,|/|${gap}and|${gap}to)${gap}?${one})*`
const pattern = (text: string) => new RegExp(text, 'gi')

const specCitation = pattern(`(?:Spec${gap}|(?<=['"\`(]))(${list(String.raw`§\d+(?:\.\d+)?`)})`)
const decisionCitation = pattern(`decisions?${gap}(${list(String.raw`\d+`)})(?![\\d.]*\\w)`)
const qualityCitation = pattern(`quality${gap}(${list(String.raw`[A-Z]\d+`)})\\b`)
/** `S1: …` in a test title, `Finding S1` elsewhere. */
const findingCitation = pattern(
  `(?:(?<=['"\`])|findings?${gap})(${list(String.raw`[SR]\d+`)})(?=:|[\\s.,;)]|$)`,
)
const apiCitation = /API\.md(?: ([A-Z][a-z]+))?/g
const uiCitation = /UI-CONTRACT(?: "([^"\n]+)"| ([A-Za-z][^.:;,)'"`\n]*))?/g
/** Documents that are not part of the project. */
const foreignCitation =
  /\b(?:ARCHITECTURE|TOOLCHAIN|REDESIGN|SECURITY-FINDINGS|PROTECTION\.md|STYLE\.md)\b/g

const plain = (text: string) =>
  text
    .replace(/\n\s*(?:\*|\/\/|#)/g, ' ')
    .replace(/[`/"]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Whether the text begins with the name, as whole words. */
const beginsWith = (text: string, name: string) =>
  plain(text).startsWith(plain(name)) && !/^\w/.test(plain(text).slice(plain(name).length))

const bestTopic = (requirements: Requirement[], tail: string) =>
  requirements
    .flatMap(({ topics }) => topics)
    .filter((topic) => beginsWith(tail, topic))
    .sort((a, b) => b.length - a.length)[0]

type Resolved = Pick<Citation, 'scope' | 'requirements'>
const unknown: Resolved = { scope: 'item', requirements: null }

/**
 * A comment may cite a topic by its name, which must exist. In a test title, any sentence may follow
 * the section.
 */
const resolveSpec = (
  { requirements }: Documents,
  id: string,
  tail: string,
  isTitle: boolean,
): Resolved => {
  const exact = requirements.filter((requirement) => requirement.id === `Spec ${id}`)
  if (id.includes('.')) return exact.length > 0 ? { scope: 'item', requirements: exact } : unknown
  const section = requirements.filter((requirement) => requirement.id.startsWith(`Spec ${id}.`))
  if (section.length === 0) return unknown
  if (!/^\s+[`/]?[A-Z`/]/.test(tail.replace(/\n\s*(?:\*|\/\/|#)/g, ' ')))
    return { scope: 'section', requirements: section }
  const topic = bestTopic(section, tail)
  if (topic === undefined) return isTitle ? { scope: 'section', requirements: section } : unknown
  const own = section.filter(({ topics }) => topics[1] === topic)
  return own.length > 0
    ? { scope: 'item', requirements: own }
    : { scope: 'topic', requirements: section.filter(({ topics }) => topics[0] === topic) }
}

const resolveItem = ({ requirements }: Documents, id: string): Resolved => {
  const found = requirements.filter((requirement) => requirement.id === id)
  return found.length > 0 ? { scope: 'item', requirements: found } : unknown
}

/** `A1` is a quality item; `S1` and `R1` are findings. */
const lettered = (id: string) => (/^[SR]/.test(id) ? `Finding ${id}` : `Quality ${id}`)

const resolveName = (names: string[], name: string | undefined): Resolved =>
  name === undefined || names.some((known) => beginsWith(name, known))
    ? { scope: 'section', requirements: [] }
    : unknown

/** Finds all citations of a text and resolves them against the documents. */
export const findCitations = (text: string, documents: Documents): Citation[] => {
  const each = (expression: RegExp, resolve: (match: RegExpExecArray) => Resolved[]) =>
    [...text.matchAll(expression)].flatMap((match) =>
      resolve(match).map((found) => ({
        text: match[0].replace(/\s+/g, ' '),
        index: match.index,
        ...found,
      })),
    )
  const ids = (match: RegExpExecArray, one: RegExp) => match[1]?.match(one) ?? []

  return [
    ...each(specCitation, (match) => {
      const cited = ids(match, /§\d+(?:\.\d+)?/g)
      const end = match.index + match[0].length
      const tail = (position: number) =>
        position === cited.length - 1 ? text.slice(end, end + 60) : ''
      const isTitle = match[0].startsWith('§')
      return cited.map((id, position) => resolveSpec(documents, id, tail(position), isTitle))
    }),
    ...each(decisionCitation, (match) =>
      ids(match, /\d+/g).map((id) => resolveItem(documents, `Decisions ${id}`)),
    ),
    ...each(qualityCitation, (match) =>
      ids(match, /[A-Z]\d+/gi).map((id) => resolveItem(documents, lettered(id.toUpperCase()))),
    ),
    ...each(findingCitation, (match) =>
      ids(match, /[A-Z]\d+/gi).map((id) => resolveItem(documents, `Finding ${id.toUpperCase()}`)),
    ),
    ...each(apiCitation, (match) => [resolveName(documents.apiHeadings, match[1])]),
    ...each(uiCitation, (match) => [resolveName(documents.uiNames, match[1] ?? match[2])]),
    ...each(foreignCitation, () => [unknown]),
  ]
}
