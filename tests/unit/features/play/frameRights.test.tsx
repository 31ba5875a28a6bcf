import { render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FrameBox } from '@/components/FrameBox'
import { frameTarget } from '@/features/play/frameTarget'
import { changeSettings } from '../../../support/settings'

const PAGE = 'https://casino.example/casino/play_game'
const texts = { loading: '', slowTitle: '', slowText: '', blockedTitle: '', blockedText: '' }

/** The rows of the table "Rights of a frame": the right, then whether each kind of host has it. */
const rows = readFileSync('SECURITY.md', 'utf8')
  .split('## Rights of a frame')[1]!
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))

const hosts = [
  ['of the app', 'https://casino.example/launch.html', 2],
  ['that nobody named', 'https://games.example/play', 3],
  ['that the brand trusts', 'https://trusted.example/play', 4],
] as const

describe('Decisions 13: the frame of a host', () => {
  it.each(hosts)('%s has the rights that SECURITY.md lists, and no other', (_, url, column) => {
    changeSettings({ hosts: { games: [], pictures: [], trusted: ['https://trusted.example'] } })
    render(
      <FrameBox
        target={frameTarget(url, PAGE)}
        title="Game"
        texts={texts}
        actions={null}
        frameTestId="frame"
      />,
    )
    const frame = screen.getByTestId('frame')
    const given = [
      ...frame.getAttribute('allow')!.split('; '),
      ...frame.getAttribute('sandbox')!.split(' '),
    ]
    const listed = rows.filter((cells) => cells[column] === 'yes').map((cells) => cells[1])
    expect(listed).not.toEqual([])
    expect(given.sort()).toEqual(listed.sort())
  })

  it('has each right with a reason, and a "no" where it has none', () => {
    for (const cells of rows) {
      expect(cells.slice(2, 5).every((cell) => /^(yes|no)$/.test(cell))).toBe(true)
      expect(cells[5]).not.toBe('')
    }
  })

  it.each(['clipboard-write', 'encrypted-media', 'allow-pointer-lock', 'allow-popups'])(
    'that nobody named has no %s',
    (right) => {
      const { allow, sandbox } = frameTarget('https://games.example/play', PAGE)!
      expect([...allow.split('; '), ...sandbox.split(' ')]).not.toContain(right)
    },
  )
})
