/** The data of the largest operators: ten thousand titles, and a player who has loaded many of them. */
const GAMES = 10_000

const FIRST = [
  'Ruby',
  'Golden',
  'Wild',
  'Lucky',
  'Royal',
  'Desert',
  'Neon',
  'Coral',
  'Iron',
  'Silk',
]
const SECOND = ['Falcon', 'Oasis', 'Lantern', 'Dune', 'Pearl', 'Comet', 'Garden', 'Drum', 'Mirage']
const THIRD = ['Nights', 'Quest', 'Rush', 'Bazaar', 'Rising', 'Legends', 'Express']

const titleOf = (index) =>
  [FIRST, SECOND, THIRD].map((words, at) => words[(index * (at + 3)) % words.length]).join(' ')

const game = (index, type = 1) => ({
  game_id: index + 1,
  type,
  name: `${titleOf(index)} ${index + 1}`,
  image: `/demo/covers/${1000 + (index % 60)}.webp`,
  provider_id: 37 + (index % 20),
  provider_name: `Studio ${1 + (index % 20)}`,
})

/**
 * A backend with ten thousand games that responds at once. Its first page has the first `first` games, so
 * that the time to load many pages is not measured.
 */
export const crowdedGames = (first) => (route) => {
  const query = new URL(route.request().url()).searchParams
  const page = Number(query.get('page_index'))
  const size = Number(query.get('page_size'))
  const type = Number(query.get('type'))
  const name = query.get('game_name')?.toLowerCase()
  const all = Array.from({ length: GAMES }, (_, index) => game(index, type))
  const found = name ? all.filter((each) => each.name.toLowerCase().includes(name)) : all
  const whole = name ? size : first
  const start = page === 1 ? 0 : whole + (page - 2) * size
  const data = found.slice(start, page === 1 ? whole : start + size)
  return route.fulfill({ json: { data, total: found.length } })
}

/** Switches the demo backend's histories of 10,000 rows in one response on or off. */
export async function setWholeHistory(page, url, isOn) {
  const address = new URL('/demo/faults.json', url).href
  if (!isOn) return page.request.delete(address)
  for (const call of ['/TransactionPlayer', '/CasinoHistory', '/SportHistory']) {
    await page.request.post(address, { data: { call, fault: 'wholeHistory' } })
  }
}
