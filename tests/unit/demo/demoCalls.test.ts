import { describe, expect, it } from 'vitest'
import { enter, openDemo } from '../../support/demo'

describe('§7 The calls: public lists', () => {
  it('categories are in the language of the request, in French if it is unknown', async () => {
    const { read } = openDemo()
    const first = async (lang: string) => {
      const { data } = (await read('/api/GetAllCategories?type=1', { lang })) as {
        data: { name: string }[]
      }
      return data[0]?.name
    }
    expect(await first('en-US')).toBe('Popular')
    expect(await first('ar')).toBe('الأكثر شعبية')
    expect(await first('fr-FR,fr;q=0.9')).toBe('Populaires')
    expect(await first('de')).toBe('Populaires')
  })
})

describe('§7 The calls: StartGame', () => {
  const start = (game_id: unknown, provider: unknown) => ({ body: { game_id, provider } })

  it.each([
    [4711, 37],
    [1000, 11],
    [undefined, undefined],
  ])('game %s of provider %s is refused with a message', async (gameId, provider) => {
    const { world, ask } = openDemo()
    const response = await ask('/api/StartGame', {
      token: enter(world).token,
      ...start(gameId, provider),
    })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'This game is not available.' })
  })
})
