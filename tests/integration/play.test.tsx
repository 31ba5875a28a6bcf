import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import gameStage from '@/features/play/GameStage.module.css'
import { answerStart, findFrame, FRAME, frame, game, openGame } from '../support/play'
import { passTime, useFakeTime } from '../support/timers'

afterEach(() => {
  configure({ reactStrictMode: false })
})

describe('§4 Play game', () => {
  it('requests the launch data with the ids exactly as in the list, and shows a skeleton until the url arrives', async () => {
    const url = new EventTarget()
    const wait = new Promise((resolve) => {
      url.addEventListener('arrives', resolve)
    })
    const bodies = answerStart(FRAME, { wait })
    await openGame()
    expect(await screen.findByRole('heading', { level: 1, name: 'Sirocco Nights' })).toBeVisible()
    expect(screen.getByText('The game is loading…')).toBeVisible()
    expect(frame()).not.toBeInTheDocument()
    url.dispatchEvent(new Event('arrives'))
    expect(await findFrame()).toHaveAttribute('src', FRAME.url)
    expect(bodies).toEqual([{ game_id: 1001, provider: '37' }])
  })

  it('uses an embedded frame that can never navigate the top page', async () => {
    answerStart()
    await openGame()
    const element = await findFrame()
    expect(element).toHaveAttribute('title', 'Sirocco Nights')
    expect(element).toHaveAttribute('allow', 'autoplay; screen-wake-lock')
    expect(element).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
    expect(element).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin')
  })

  it('sends one StartGame for one opening, also under StrictMode', async () => {
    configure({ reactStrictMode: true })
    const bodies = answerStart()
    await openGame()
    fireEvent.load(await findFrame())
    expect(bodies).toHaveLength(1)
  })

  it("moves the focus to the game's name, before its buttons and its frame", async () => {
    answerStart()
    await openGame()
    await findFrame()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(document.title).toContain('Casino game')
  })

  it('sets the height of the container to 100% after 1 s', async () => {
    useFakeTime()
    answerStart()
    await openGame()
    const container = (await findFrame()).closest(`.${gameStage.container ?? ''}`)
    expect(container).not.toHaveClass(gameStage.forced ?? '')
    await passTime(1000)
    expect(container).toHaveClass(gameStage.forced ?? '')
  })

  it.each([
    [1, '/casino/preview'],
    ['2', '/live_casino/preview'],
    [3, '/crash/preview'],
    [4, '/'],
    [undefined, '/'],
  ])('returns from a game of type %s that fails to %s and says why once', async (type, target) => {
    const bodies = answerStart({ message: 'Closed for maintenance' }, { status: 500 })
    const { path, store } = await openGame('/contact_us', { ...game, type })
    await waitFor(() => {
      expect(path()).toBe(target)
    })
    expect(await screen.findAllByText('Closed for maintenance')).toHaveLength(1)
    expect(store.getState().game).toMatchObject({ gameError: true, currentGame: null })
    expect(bodies).toHaveLength(1)
    expect(frame()).not.toBeInTheDocument()
  })

  it.each(['javascript:alert(1)', 'data:text/html,1', 'https://u:p@games.example/', 'x'])(
    'treats %j as a game error and creates no frame',
    async (url) => {
      answerStart({ url, isFrame: true })
      const { path } = await openGame()
      expect(await screen.findByText('The game could not start. Unknown error')).toBeVisible()
      await waitFor(() => {
        expect(path()).toBe('/casino/preview?p=37')
      })
      expect(document.querySelector('iframe')).not.toBeInTheDocument()
    },
  )
})

describe('§2 Play page', () => {
  it.each([null, {}, 'game', { game_id: '' }, { game_id: { toString: 'x' } }])(
    'redirects to / without a game id (%j)',
    async (state) => {
      const bodies = answerStart()
      const { path, store } = await openGame('/contact_us', state, {})
      await waitFor(() => {
        expect(path()).toBe('/')
      })
      expect(store.getState().modal.isOpen).toBe(false)
      expect(bodies).toEqual([])
    },
  )

  it('has neither the banner nor the title of the game lists', async () => {
    answerStart()
    await openGame()
    await findFrame()
    expect(document.querySelector('img[src^="/banners/"]')).toBeNull()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.queryByRole('heading', { name: 'Casino' })).toBeNull()
  })

  it('renders malicious names as text', async () => {
    answerStart()
    const name = `<img src=x onerror=alert(1)>${'é😀م'.repeat(3000)}`
    await openGame('/', { game_id: 'x'.repeat(10_000), name, provider_name: {}, image: [] })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(name)
    expect(await findFrame()).toHaveAttribute('title', name)
  })
})
