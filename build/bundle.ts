import { build, type InlineConfig, type Rolldown } from 'vite'

/** Bundles in memory, without the project's configuration; returns the files. */
export async function bundle(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    ...config,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  })
  if (!('output' in result)) throw new Error('nothing was built')
  return result.output
}
