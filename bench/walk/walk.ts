import { writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Browser } from '@playwright/test'
import { format, resolveConfig } from 'prettier'
import { languageCodes } from '@/domain/languageTable'
import { launchOptions } from '../../tests/e2e/browser'
import { removeBuild, siteOf } from '../../tests/e2e/builds'
import { actsOf, perform, type Act } from './acts'
import { Inspector, type Finding } from './inspector'
import { layouts, Visit, type Setup } from './visit'

/** After so many acts the player comes back with a new browser profile. */
const VISIT_ACTS = 100
/** An act that takes longer, such as one that waits for a page, is left. */
const MAX_ACT_MS = 15_000
/** How often a shorter list of acts is looked for. */
const MAX_TRIES = 25

interface Options {
  seed: number
  acts: number
  /** By default each visit has another one. */
  layout?: Setup['layout']
  lang?: string
  faults: boolean
  cpu: number
  /** Ends at the first finding, without a shorter list and a test. */
  first: boolean
  minutes: number
}

/** Plays acts until one breaks a property; returns those played. */
async function play(browser: Browser, setup: Setup, acts: readonly Act[]) {
  const visit = await Visit.start(browser, setup)
  const inspector = new Inspector(visit)
  try {
    for (const [index, act] of acts.entries()) {
      await Promise.race([perform(visit, act), setTimeout(MAX_ACT_MS)])
      const finding = await inspector.check(act.kind === 'rest')
      if (finding || inspector.isLost) return { played: acts.slice(0, index + 1), finding }
    }
    return { played: acts, finding: null }
  } finally {
    await visit.close()
  }
}

/** Fewer acts that break the same property; null if not even all of them do so again. */
async function fewer(browser: Browser, setup: Setup, acts: readonly Act[], { property }: Finding) {
  let tries = 0
  const breaks = async (some: readonly Act[]) => {
    const { played, finding } = await play(browser, setup, some)
    return finding?.property === property ? played : null
  }
  let found = await breaks(acts)
  for (let size = found?.length ?? 0; found && size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < found.length - 1 && tries++ < MAX_TRIES;) {
      const without = await breaks(found.toSpliced(from, Math.min(size, found.length - 1 - from)))
      if (without) found = without
      else from += size
    }
  }
  return found
}

/** Writes the acts as a test of Playwright. */
async function writeTest(name: string, setup: Setup, acts: readonly Act[], property: string) {
  const file = `tests/e2e/${name}.spec.ts`
  const values = [property, { ...setup, builds: undefined }, acts].map((each) =>
    JSON.stringify(each),
  )
  const text = `import { replays } from '../../bench/walk/replays'\n\nreplays(${values.join()})`
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'typescript' }))
  return file
}

/** Two builds from the one of `npm run build`, with the demo's sportsbook, and a browser. */
async function openStage() {
  const sportUrl = '/demo/sport?token={token}&lang={lang}&view={view}'
  const builds = ['one', 'two'].map((sportPartner) => siteOf('sirocco', { sportUrl, sportPartner }))
  const browser = await chromium.launch(launchOptions())
  const close = async () => {
    await browser.close()
    builds.forEach(removeBuild)
  }
  return { builds, browser, close }
}

/** Plays acts again; returns the finding, or null. */
export async function replay(setup: Omit<Setup, 'builds'>, acts: readonly Act[]) {
  const { builds, browser, close } = await openStage()
  const { finding } = await play(browser, { ...setup, builds }, acts)
  await close()
  return finding
}

/** Walks, prints what it finds, and returns how many properties are broken. */
export async function walk({ seed, acts, faults, cpu, ...options }: Options): Promise<number> {
  const { builds, browser, close } = await openStage()
  const end = Date.now() + options.minutes * 60_000
  const broken = new Set<string>()
  let done = 0
  for (let number = 0; done < acts && Date.now() < end; number += 1) {
    const layout = options.layout ?? layouts[number % layouts.length] ?? 'desktop'
    const lang = options.lang ?? languageCodes[number % languageCodes.length] ?? ''
    // In the other visits the sums can be compared with the ledger all the time.
    const hasFaults = faults && number % 4 < 2
    const setup = { layout, lang, faults: hasFaults, cpu, builds }
    const wanted = actsOf(seed * 1000 + number, Math.min(VISIT_ACTS, acts - done))
    const { played, finding } = await play(browser, setup, wanted)
    done += played.length
    if (!finding) continue
    const { property, remark } = finding
    console.log(`${seed}-${number} ${layout} ${lang}, act ${played.length}: ${property}: ${remark}`)
    if (broken.has(property)) continue
    const found = options.first ? played : await fewer(browser, setup, played, finding)
    if (!found) {
      console.log('  not again')
      continue
    }
    broken.add(property)
    if (options.first) break
    console.log(
      `  ${found.length} acts:`,
      await writeTest(`walk${seed}-${number}`, setup, found, property),
    )
  }
  await close()
  console.log(`${done} acts, seed ${seed}: ${broken.size} properties broken`)
  return broken.size
}
