import type { LanguageCode, SportEvent } from '../../src/domain/entities.ts'
import { leagues, sideName } from './names.ts'
import { fixturesAt, isLiveAt, type Fixture } from './times.ts'

export const sidesOf = ({ lane, home, away }: Fixture, lang: LanguageCode) => ({
  home: sideName(lane, home, lang),
  away: sideName(lane, away, lang),
})

export const leagueOf = ({ lane }: Fixture, lang: LanguageCode): string =>
  leagues[lane]?.name[lang] ?? ''

export function eventName(match: Fixture, lang: LanguageCode): string {
  const { home, away } = sidesOf(match, lang)
  return `${home} – ${away}`
}

const eventOf = (match: Fixture, lang: LanguageCode, now: number): SportEvent => ({
  id: match.id,
  name: eventName(match, lang),
  league: leagueOf(match, lang),
  start: new Date(match.start).toISOString(),
  isLive: isLiveAt(match, now),
})

/** Spec §7 `/Live` and `/SportBook`: current and future events, determined only by the clock. */
export function sportEvents(
  now: number,
  lang: LanguageCode,
): { live: SportEvent[]; prematch: SportEvent[] } {
  const events = fixturesAt(now).map((match) => eventOf(match, lang, now))
  return {
    live: events.filter((event) => event.isLive),
    prematch: events.filter((event) => !event.isLive),
  }
}
