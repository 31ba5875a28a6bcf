import { act, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { helpTurn } from '@/features/protection/helpTurn'
import { useOnlyTab } from '@/features/protection/useOnlyTab'
import { formatDuration } from '@/lib/duration'
import { addAmounts, subtractAmounts } from '@/lib/money'
import { setHidden } from '../support/browser'

describe('Quality H2: a length of time', () => {
  it.each([
    [0, '0:00:00'],
    [999, '0:00:00'],
    [61_000, '0:01:01'],
    [3 * 3_600_000, '3:00:00'],
    [30 * 3_600_000 + 1000, '30:00:01'],
    [-5000, '0:00:00'],
  ])('%i ms is %s', (ms, text) => {
    expect(formatDuration(ms)).toBe(text)
  })
})

describe('Quality H6: several help lines', () => {
  it('have their turn within as many checks', () => {
    const lines = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(lines, fc.nat(100), (all, first) => {
        const shown = [0, 1, 2].map((check) => helpTurn(all, first + check))
        expect(new Set(shown)).toEqual(new Set(all))
      }),
    )
  })

  it('are nothing where the brand names none', () => {
    expect(helpTurn([], 3)).toBeNull()
  })
})

describe('Quality G1: sums of money', () => {
  const amount = fc
    .tuple(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.integer({ min: 0, max: 4 }))
    .map(([units, decimals]) => {
      const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
      const point = digits.length - decimals
      const text = decimals > 0 ? `${digits.slice(0, point)}.${digits.slice(point)}` : digits
      return { text: units < 0n ? `-${text}` : text, units: units * 10n ** BigInt(4 - decimals) }
    })
  const units = (text: string | null) => {
    const [whole = '', part = ''] = (text ?? '').split('.')
    return BigInt(whole + part.padEnd(4, '0'))
  }

  it('are exact, and undone by the difference', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const sum = addAmounts(a.text, b.text)
        expect(units(sum)).toBe(a.units + b.units)
        expect(units(subtractAmounts(sum ?? '', b.text))).toBe(a.units)
      }),
    )
  })

  it('of what can not be read are none', () => {
    expect(addAmounts('1', '')).toBeNull()
    expect(addAmounts('1,5', '2')).toBeNull()
  })
})

/** Locks as the browser has them: one holder, a line behind it, and thieves. */
function stubLocks() {
  let holder: { fail: (error: unknown) => void } | null = null
  let line: (() => void)[] = []
  const next = () => {
    holder = null
    line.shift()?.()
  }
  const request = (
    _: string,
    { steal, signal }: { steal?: boolean; signal?: AbortSignal },
    callback: () => Promise<unknown>,
  ) =>
    new Promise((resolve, fail) => {
      const start = () => {
        const mine = { fail }
        holder = mine
        void callback().then((result) => {
          resolve(result)
          if (holder === mine) next()
        })
      }
      signal?.addEventListener('abort', () => {
        line = line.filter((each) => each !== start)
        fail(new DOMException('gone', 'AbortError'))
      })
      if (steal) {
        const robbed = holder
        start()
        robbed?.fail(new DOMException('stolen', 'AbortError'))
      } else if (holder) line.push(start)
      else start()
    })
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks')
  })
}

describe('Quality H3: what shows in one tab only', () => {
  function Tab({ name, isWanted = true }: { name: string; isWanted?: boolean }) {
    return useOnlyTab(isWanted) ? <p>{name}</p> : null
  }
  const shown = () => screen.queryAllByText(/^tab/).map((each) => each.textContent)
  const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))

  it('goes to the first, and to the next in line when that one closes', async () => {
    stubLocks()
    const first = render(<Tab name="tab 1" />)
    render(<Tab name="tab 2" />)
    await settle()
    expect(shown()).toEqual(['tab 1'])
    first.unmount()
    await settle()
    expect(shown()).toEqual(['tab 2'])
  })

  it('follows the player: the tab that gets the focus takes it over, and gives it back', async () => {
    stubLocks()
    render(<Tab name="tab 1" />)
    await settle()
    const second = render(<Tab name="tab 2" />)
    // The focus event reaches both here; the one that shows it already keeps still.
    act(() => {
      window.dispatchEvent(new Event('focus'))
    })
    await settle()
    expect(shown()).toEqual(['tab 2'])
    second.unmount()
    await settle()
    expect(shown()).toEqual(['tab 1'])
  })

  it('leaves a hidden tab, and comes back with it', async () => {
    stubLocks()
    render(<Tab name="tab 1" />)
    await settle()
    act(() => {
      setHidden(true)
    })
    expect(shown()).toEqual([])
    act(() => {
      setHidden(false)
    })
    await settle()
    expect(shown()).toEqual(['tab 1'])
  })

  it('shows in each visible tab where there are no locks, and nowhere when it is not wanted', async () => {
    const { rerender } = render(<Tab name="tab 1" />)
    await settle()
    expect(shown()).toEqual(['tab 1'])
    rerender(<Tab name="tab 1" isWanted={false} />)
    expect(shown()).toEqual([])
  })
})
