import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

it.each(readdirSync('bench/walk/defects'))('%s can be planted for the walk', (patch) => {
  const check = () => execFileSync('git', ['apply', '--check', `bench/walk/defects/${patch}`])
  expect(check).not.toThrow()
})
