import { histories, type HistoryKind } from '../src/domain/histories.ts'
import { filled, number } from './kinds.ts'
import * as send from './sent.ts'
import * as shape from './shapes.ts'
import type { Call, Sending } from './types.ts'

const GET = { method: 'GET', for: 'player' } as const
const POST = { method: 'POST', for: 'player' } as const

/** Spec §7: a page of a history; the name of the filter differs. */
const history = (kind: HistoryKind, filter: Sending) =>
  ({
    ...GET,
    group: 'Histories',
    query: {
      ...send.range,
      pageIndex: send.pageIndex,
      pageSize: send.pageSize(histories[kind].pageSize),
      ...filter,
    },
    pages: { index: 'pageIndex', size: 'pageSize' },
    answer: {
      is: 'list',
      row: shape.historyRows[kind],
      also: {
        last_page: number.describe('The last page; without it there is no next page.').optional(),
      },
    },
  }) as const

/** Spec §6: the requests of a logged-in player. */
export const playerCalls = [
  {
    ...GET,
    path: '/UserDetails',
    id: 'getPlayer',
    group: 'Player',
    about: 'The player and the balance',
    notes: 'Requested every 2.5 or 5 s while the balance is visible.',
    answer: { is: 'value', value: shape.user, under: ['data', 'user'] },
  },
  {
    ...POST,
    path: '/StartGame',
    id: 'startGame',
    group: 'Games',
    about: 'Start a game',
    notes: 'Any status but 200 takes the player back to the game list.',
    body: send.chosenGame,
    answer: { is: 'value', value: shape.launch, under: ['data'] },
  },
  {
    ...history('transaction', { typeSearch: send.transactionFilter }),
    path: '/TransactionPlayer',
    id: 'listTransactions',
    about: 'Deposits or withdrawals',
  },
  {
    ...history('casino', { filter: send.movementFilter }),
    path: '/CasinoHistory',
    id: 'listCasinoRounds',
    about: 'Bets and wins of games',
  },
  {
    ...history('sport', { filter: send.movementFilter }),
    path: '/SportHistory',
    id: 'listSportBets',
    about: 'Bets and wins of sport',
  },
  {
    ...GET,
    path: '/Live',
    id: 'listLiveEvents',
    group: 'Sport',
    about: 'The live events',
    query: { lang: send.lang },
    for: 'known',
    answer: { is: 'list', row: shape.sportEvent },
  },
  {
    ...GET,
    path: '/SportBook',
    id: 'listPrematchEvents',
    group: 'Sport',
    about: 'The events that have not started',
    query: { lang: send.lang },
    for: 'known',
    answer: { is: 'list', row: shape.sportEvent },
  },
  {
    ...GET,
    path: '/sport',
    id: 'openSport',
    group: 'Sport',
    about: 'The session of the sport frame',
    notes: 'The app puts it into the address of the sport frame as `{token}`.',
    query: { lang: send.lang },
    answer: { is: 'value', value: filled, under: ['data', 'token', 'session'] },
  },
  {
    ...POST,
    path: '/ResetPassword',
    id: 'changePassword',
    group: 'Player',
    about: 'Change the password',
    notes: 'Ends every login of the player; the app asks the player to log in again.',
    body: send.passwordChange,
    changes: true,
    answer: { is: 'any' },
  },
  {
    ...POST,
    path: '/logout',
    id: 'logOut',
    group: 'Player',
    about: 'End this login',
    for: 'known',
    changes: true,
    answer: { is: 'nothing' },
  },
] as const satisfies readonly (Call & { for: 'player' | 'known' })[]
