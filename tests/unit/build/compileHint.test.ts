import { describe, expect, it } from 'vitest'
import { compileHint } from '../../../build/compileHint'

/** Runs the plugin over a build of these chunks; returns their code by name. */
function codeAfter(names: readonly string[]): Map<string, string> {
  const { generateBundle } = compileHint()
  if (typeof generateBundle !== 'object') throw new Error('compileHint has no generateBundle')
  const chunks = names.map((name) => ({ type: 'chunk', name, code: 'run()' }))
  const output = Object.fromEntries(chunks.map((chunk) => [`${chunk.name}.js`, chunk]))
  void generateBundle.handler.call({} as never, {} as never, output as never, true)
  return new Map(chunks.map(({ name, code }) => [name, code]))
}

const FIRST_VIEW = ['vendor', 'shell']

describe('The compile hint', () => {
  it('is the first line of the chunks of the first view and of no other', () => {
    const code = codeAfter([...FIRST_VIEW, 'ProfilePage'])
    for (const name of FIRST_VIEW)
      expect(code.get(name)).toBe('//# allFunctionsCalledOnLoad\nrun()')
    expect(code.get('ProfilePage')).toBe('run()')
  })
})
