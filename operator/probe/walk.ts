import { contract } from '../../contract/calls'
import { sentBy, type Call, type Known } from '../../contract/types'
import { checkAnswer, checkRefusal, checkStorage, rowsOf, type Reply } from './answer'
import { breach, isObject, type Finding } from './fields'
import { checkPages } from './pages'
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
        ...(await checkPages(call, known, reply, (asked) =>
          send(base, call, { query: asked, token }),
        )),
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
