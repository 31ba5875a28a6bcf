import { contract } from '../../contract/calls'
import { sentBy, type Call, type Known } from '../../contract/types'
import { checkAnswer, checkRefusal, checkStorage, rowsOf, type Reply } from './answer'
import { breach, isObject, type Finding } from './fields'
import { reasonOf, send, tokenOf } from './send'

interface Account {
  username: string
  password: string
  /** The password after ResetPassword. */
  newPassword: string
}

export interface Options {
  /** The URL with the base path: `https://host/api`. */
  base: string
  /** Null: only the public calls are sent. */
  account: Account | null
  /** Also send the calls that change the account or end the login. */
  changes: boolean
}

/** One line of the report. */
export interface Visit {
  call: string
  status: number | null
  ms: number
  findings: Finding[]
  /** Why the call was not sent. */
  skipped?: string
}

/** Not a real account, which wrong logins could lock. */
const nobody = { username: 'probe-nobody', password: 'probe-wrong' }

/** Sends all calls of the contract in order and reports how each response breaks it. */
export async function walk({ base, account, changes }: Options): Promise<Visit[]> {
  const known: Known = {
    ...(account ?? { username: '', password: '', newPassword: '' }),
    game: {},
    now: Date.now(),
  }
  let token: string | null = null

  /** After a full page 1, page 2 must have other rows and must not exceed the page size. */
  const checkNextPage = async (call: Call, first: Reply): Promise<Finding[]> => {
    const rows = rowsOf(first.body) ?? []
    const { pages, answer } = call
    const query = sentBy(call.query, known)
    if (!pages || answer.is !== 'list' || rows.length < Number(query[pages.size])) return []
    const next = await send(base, call, { query: { ...query, [pages.index]: 2 }, token })
    const key = answer.key ?? ''
    const ids = (list: readonly unknown[]) =>
      list.filter(isObject).flatMap((row) => (key in row ? [String(row[key])] : []))
    const seen = new Set(ids(rows))
    const again = ids(rowsOf(next.body) ?? []).filter((id) => seen.has(id)).length
    const repeated = again > 0 ? [breach(`${String(again)} rows of page 1 come again`)] : []
    const found = checkAnswer(call, query, next).filter(({ level }) => level === 'breach')
    return [...found, ...repeated].map(({ text }) => breach(`page 2: ${text}`))
  }

  /** Deposits and withdrawals have a filter each; a server that ignores it sends the same rows. */
  const checkFilter = async (call: Call, first: Reply): Promise<Finding[]> => {
    const query = sentBy(call.query, known)
    const rows = rowsOf(first.body) ?? []
    if (!('typeSearch' in query) || rows.length === 0) return []
    const other = await send(base, call, { query: { ...query, typeSearch: '6' }, token })
    const found = checkAnswer(call, { ...query, typeSearch: '6' }, other)
    const isSame = JSON.stringify(rowsOf(other.body)) === JSON.stringify(rows)
    return [
      ...found.filter(({ level }) => level === 'breach'),
      ...(isSame ? [breach('both filters bring the same rows')] : []),
    ].map(({ text }) => breach(`typeSearch 6: ${text}`))
  }

  const learn = async (call: Call, reply: Reply): Promise<void> => {
    const [first] = rowsOf(reply.body) ?? []
    if (call.path === '/get_slot_game' && isObject(first)) known.game = first
    if (call.path === '/login') token = tokenOf(reply)
    if (call.path === '/ResetPassword' && reply.status < 300) {
      // A new password ends the session, so the next calls need a new token.
      const { username, newPassword: password } = known
      token = tokenOf(
        await send(base, { method: 'POST', path: '/login' }, { body: { username, password } }),
      )
    }
  }

  const request = async (call: Call): Promise<{ status: number; findings: Finding[] }> => {
    const refusals: Finding[] = []
    const query = sentBy(call.query, known)
    if (call.path === '/login') {
      refusals.push(...checkRefusal(await send(base, call, { body: nobody }), true))
    }
    if (call.for === 'player') {
      const body = call.body && {}
      refusals.push(...checkRefusal(await send(base, call, { query, body }), false))
    }
    const asked = { query, body: call.body && sentBy(call.body, known), token }
    const reply = await send(base, call, asked)
    await learn(call, reply)
    const findings = checkAnswer(call, query, reply)
    return {
      status: reply.status,
      findings: [
        ...findings,
        ...checkStorage(reply),
        ...(await checkNextPage(call, reply)),
        ...(await checkFilter(call, reply)),
        ...refusals,
      ],
    }
  }

  const whyNot = (call: Call): string | null => {
    if (call.changes && !changes) return 'changes something; --changes asks it'
    if (account === null && (call.for !== 'all' || call.path === '/login')) return 'no account'
    if (call.for !== 'all' && token === null) return 'nobody is logged in'
    return null
  }

  const visits: Visit[] = []
  for (const call of contract) {
    const name = `${call.method} ${call.path}`
    const skipped = whyNot(call)
    if (skipped !== null) {
      visits.push({ call: name, status: null, ms: 0, findings: [], skipped })
      continue
    }
    const start = performance.now()
    const result = await request(call).catch((error: unknown) => ({
      status: null,
      findings: [breach(`no answer: ${reasonOf(error)}`)],
    }))
    visits.push({ call: name, ms: Math.round(performance.now() - start), ...result })
  }
  return visits
}
