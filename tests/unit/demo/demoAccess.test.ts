import { describe, expect, it } from 'vitest'
import { enter, openDemo } from '../../support/demo'

const guarded = [
  ['POST', '/StartGame'],
  ['POST', '/logout'],
  ['POST', '/ResetPassword'],
  ['GET', '/UserDetails'],
  ['GET', '/TransactionPlayer'],
  ['GET', '/CasinoHistory'],
  ['GET', '/SportHistory'],
  ['GET', '/Live'],
  ['GET', '/SportBook'],
  ['GET', '/sport'],
] as const

const login = { username: 'yasmine', password: 'sirocco2026' }
const change = { oldPassword: 'sirocco2026', newPassword: 'ambre2027', repeatPassword: 'ambre2027' }

describe('§6 Roles: what needs a login', () => {
  it.each(guarded)('%s %s without a valid bearer token is a 401', async (method, path) => {
    const { ask } = openDemo()
    for (const token of [undefined, 'nobody']) {
      const response = await ask(`/api${path}`, { method, token })
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({
        message: 'Your session has ended. Please log in again.',
      })
    }
  })
})

describe('§7 login and logout', () => {
  it('login returns the user and a token for the account', async () => {
    const { read } = openDemo()
    const user = { username: 'yasmine', id: '204817', balance: '1248.500', currency: 'TND' }
    const answer = (await read('/api/login', { body: login })) as { token: string }
    expect(answer).toEqual({ user, token: expect.any(String) as string })
    expect(await read('/api/UserDetails', { token: answer.token })).toEqual(user)
  })

  it.each([
    [{ username: 'yasmine', password: 'wrong' }, 'fr', 'Identifiants incorrects'],
    [{ username: 'nobody', password: 'sirocco2026' }, 'en', 'Wrong username or password'],
    [{}, 'ar', 'اسم المستخدم أو كلمة المرور غير صحيحة'],
  ])('a wrong login %j is refused in the language of the request', async (body, lang, error) => {
    const { ask } = openDemo()
    const response = await ask('/api/login', { body, lang })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ error })
  })

  it('logout ends this login with its games and sportsbooks, and no other login', async () => {
    const { world, ask } = openDemo()
    const [here, there] = [enter(world), enter(world)]
    const launch = world.openGame(here.token, 1000, 37, 'fr')
    const sport = world.openSport(here.token, 'fr')
    const other = world.openSport(there.token, 'fr')

    expect((await ask('/api/logout', { method: 'POST', token: here.token })).status).toBe(204)

    expect(world.userOf(here.token)).toBeNull()
    expect(world.launch(launch?.id ?? '')).toBeNull()
    expect(world.sport(sport?.id ?? '')).toBeNull()
    expect(world.userOf(there.token)).toBe(there.player)
    expect(world.sport(other?.id ?? '')).toBe(other)
  })
})

describe('§5 Reset password', () => {
  it.each([
    [{ ...change, repeatPassword: '' }, 'All fields are required.'],
    [{ ...change, repeatPassword: 'x' }, 'New password and repeat password do not match!'],
    [{ ...change, oldPassword: 'x' }, 'The old password is wrong.'],
  ])('%j is refused with a message', async (body, message) => {
    const { world, ask } = openDemo()
    const { token } = enter(world)
    const response = await ask('/api/ResetPassword', { body, token })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ message })
    expect(world.userOf(token)).not.toBeNull()
  })

  it('a change ends every login of the player, and only the new password works', async () => {
    const { world, ask } = openDemo()
    const [here, there, karim] = [enter(world), enter(world), enter(world, 'karim')]

    expect((await ask('/api/ResetPassword', { body: change, token: here.token })).status).toBe(200)

    expect([here, there, karim].map(({ token }) => world.userOf(token))).toEqual([
      null,
      null,
      karim.player,
    ])
    expect(world.login('yasmine', 'sirocco2026')).toBeNull()
    expect(world.login('yasmine', 'ambre2027')).not.toBeNull()
  })
})

describe('the demo world', () => {
  it('reset restores the initial state', () => {
    const { world } = openDemo()
    const { token, player } = enter(world)
    const launch = world.openGame(token, 1000, 37, 'fr')
    if (launch) world.stakeRound(launch, 5000)
    world.changePassword(player, change)
    world.faults.set({ call: '*', fault: '500', times: null })

    world.reset()

    const again = enter(world)
    expect(again.player).toMatchObject({ balance: 1_248_500 })
    expect(world.userOf(token)).toBeNull()
    expect(world.faults.list()).toEqual([])
  })
})
