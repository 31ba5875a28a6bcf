import { describe, expect, it } from 'vitest'
import { enter, openDemo } from '../../support/demo'

const change = { oldPassword: 'sirocco2026', newPassword: 'ambre2027', repeatPassword: 'ambre2027' }

describe('§7 login and logout', () => {
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
