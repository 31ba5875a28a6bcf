import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findCitations, type Citation } from './citations.ts'
import type { Documents, Requirement } from './documents.ts'
import { createFinder, isTest, type SourceFile } from './files.ts'

/** A requirement with the files that implement it and the checks that prove it. */
interface Link {
  requirement: Requirement
  code: string[]
  checks: string[]
}

export interface Trace {
  links: Link[]
  problems: string[]
}

interface Cited {
  path: string
  citation: Citation
}

const unique = (values: string[]) => [...new Set(values)].sort()

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length

/** The files that cite a requirement; the most precise citations win. */
const codeOf = (requirement: Requirement, cited: Cited[]) => {
  const own = cited.filter(
    ({ path, citation }) => !isTest(path) && citation.requirements?.includes(requirement),
  )
  const best = (['item', 'topic', 'section'] as const).find((scope) =>
    own.some(({ citation }) => citation.scope === scope),
  )
  return unique(own.filter(({ citation }) => citation.scope === best).map(({ path }) => path))
}

const testsThatCite = (requirement: Requirement, cited: Cited[]) =>
  cited
    .filter(
      ({ path, citation }) =>
        isTest(path) && citation.scope === 'item' && citation.requirements?.includes(requirement),
    )
    .map(({ path }) => path)

const problemsOf = ({ requirement, checks }: Link, missing: string[]) => {
  const { id, status } = requirement
  if (missing.length > 0) return missing.map((name) => `${id} names ${name}, which does not exist`)
  if (status === 'open' && checks.length > 0)
    return [`${id} says "not yet", but ${checks.join(', ')} cites it`]
  return status === 'open' || status === 'answered' || checks.length > 0
    ? []
    : [`${id} has no test: ${requirement.title}`]
}

const duplicates = ({ requirements }: Documents) =>
  requirements
    .filter(({ id }, index) => requirements.findIndex((other) => other.id === id) !== index)
    .map(({ id }) => `${id} is defined twice`)

const link = /\]\((?!https?:|#)([^)#\s]+)/g
/** A file or folder of the project between backticks. */
const mention = /`((?:src|scripts|tests|public|brands|docs|demo|\.ci)\/[^`\s<>*{}$]*)`/g

const firstGroups = (text: string, expression: RegExp) =>
  [...text.matchAll(expression)].map((match) => match[1] ?? '')

/** Broken links and paths in the documents; the changelog may name files that no longer exist. */
const brokenLinks = (sources: SourceFile[]) =>
  sources
    .filter(({ path }) => path.endsWith('.md') && path !== 'CHANGELOG.md')
    .flatMap(({ path, text }) => [
      ...firstGroups(text, link)
        .filter((target) => !existsSync(join(dirname(path), target)))
        .map((target) => `${path} links to ${target}, which does not exist`),
      ...firstGroups(text, mention)
        .filter((target) => !existsSync(target))
        .map((target) => `${path} names ${target}, which does not exist`),
    ])

/** Links every requirement to its code and checks, and collects the problems. */
export const trace = (documents: Documents, sources: SourceFile[]): Trace => {
  const find = createFinder(sources)
  const all = sources.flatMap(({ path, text }) =>
    findCitations(text, documents).map((citation) => ({ path, text, citation })),
  )
  const cited = all.filter(({ path }) => !path.endsWith('.md'))
  const unresolved = all
    .filter(({ citation }) => citation.requirements === null)
    .map(
      ({ path, text, citation }) =>
        `${path}:${String(lineOf(text, citation.index))} cites "${citation.text}", which is unknown`,
    )
  const links = documents.requirements.map((requirement) => {
    const named = requirement.checks.map((name) => ({ name, path: find(name) }))
    const link = {
      requirement,
      code: codeOf(requirement, cited),
      checks: unique([
        ...named.flatMap(({ path }) => path ?? []),
        ...testsThatCite(requirement, cited),
      ]),
    }
    const missing = named.filter(({ path }) => path === null).map(({ name }) => name)
    return { link, problems: problemsOf(link, missing) }
  })
  return {
    links: links.map(({ link }) => link),
    problems: [
      ...duplicates(documents),
      ...unresolved,
      ...brokenLinks(sources),
      ...links.flatMap(({ problems }) => problems),
    ],
  }
}
