import { readFileSync } from 'node:fs'

export interface Requirement {
  /** As in citations: `Spec §4.12`, `Decisions 13`, `Quality A1`, `Finding S1`. */
  id: string
  title: string
  /** Names that a citation may use for it: its heading, and the first words of the item. */
  topics: string[]
  /** The checks that the document names. */
  checks: string[]
  /**
   * `open`: no check exists yet; `partial`: a part has no check yet; `answered`: a finding that another
   * document answers, so it needs no check.
   */
  status: 'checked' | 'open' | 'partial' | 'answered'
}

export interface Documents {
  requirements: Requirement[]
  /** The headings of the API contract. */
  apiHeadings: string[]
  /** The headings and the first column of the UI contract. */
  uiNames: string[]
}

const checkNames =
  /`([\w.-]+\.(?:test\.tsx?|e2e\.ts|engine\.ts)|npm run [\w:]+|\.eslintrc\.cjs|scripts\/[\w./-]+)`/g

const statusOf = (text: string) => {
  if (/(?:Where|Checked by):\s+not yet/.test(text)) return 'open'
  return /(?:Where|Checked by):\s+`[^]*not yet/.test(text) ? 'partial' : 'checked'
}

const readItem = (id: string, title: string, text: string, topics: string[]): Requirement => ({
  id,
  title,
  topics,
  checks: [...text.matchAll(checkNames)].map((match) => match[1] ?? ''),
  status: statusOf(text),
})

/** The items `- **id** text` of a document, each with its heading. */
const readItems = (page: string, id: RegExp) => {
  let heading = ''
  return page.split(/\n(?=- \*\*|#)/).flatMap((block) => {
    const found = /^#+ (?:\d+\. )?(.+)/.exec(block)?.[1]
    if (found !== undefined) heading = found
    const item = /^- \*\*(.+?)\*\* (.+)$/s.exec(block)
    if (item?.[1] === undefined || item[2] === undefined || !id.test(item[1])) return []
    return [{ id: item[1], text: item[2], heading }]
  })
}

/** The text of an item without its checks. */
const sentence = (text: string) =>
  text
    .replace(/\n\s*Check: .*/s, '')
    .replace(/(,? `[\w.-]+`)+\s*$/, '')
    .replace(/\s+/g, ' ')

/** Reads docs/spec.md; a topic is the heading, or the italics or code at the start of an item. */
const readSpec = (page: string): Requirement[] =>
  readItems(page, /^§\d\.\d+$/).map(({ id, text, heading }) => {
    const lead = /^_(.+?)_|^`(.+?)`/.exec(text)
    const topic = lead?.[1] ?? lead?.[2]
    return readItem(`Spec ${id}`, sentence(text), text, topic ? [heading, topic] : [heading])
  })

const readQuality = (page: string): Requirement[] =>
  readItems(page, /^[A-N]\d+$/).map(({ id, text }) =>
    readItem(`Quality ${id}`, sentence(text), text, []),
  )

const readFindings = (page: string): Requirement[] =>
  readItems(page, /^[SR]\d+$/).map(({ id, text }) => {
    const item = readItem(`Finding ${id}`, sentence(text), text, [])
    return item.checks.length === 0 && /Answered in\s+\[/.test(text)
      ? { ...item, status: 'answered' }
      : item
  })

/** Reads docs/decisions.md; each decision is a heading. */
const readDecisions = (page: string): Requirement[] =>
  page.split(/\n(?=#)/).flatMap((block) => {
    const heading = /^### (\d+)\. (.+)/.exec(block)
    return heading?.[1] && heading[2]
      ? [readItem(`Decisions ${heading[1]}`, heading[2], block, [])]
      : []
  })

const headings = (page: string) => [...page.matchAll(/^## (.+)$/gm)].map((match) => match[1] ?? '')
const rowNames = (page: string) =>
  [...page.matchAll(/^\| ([^|]+?) +\|/gm)].map((match) => match[1] ?? '')

/** Reads all documents that the code and the tests cite. */
export const readDocuments = (): Documents => {
  const read = (name: string) => readFileSync(`docs/${name}.md`, 'utf8')
  const contract = read('ui-contract')
  return {
    requirements: [
      ...readSpec(read('spec')),
      ...readDecisions(read('decisions')),
      ...readQuality(read('quality')),
      ...readFindings(read('findings')),
    ],
    apiHeadings: headings(read('api')),
    uiNames: [...headings(contract), ...rowNames(contract)],
  }
}
