import { readFileSync } from 'node:fs'
import { minify, type Plugin } from 'vite'

const FILE = 'src/boot.js'

/** The page's first script without comments and long names. The rest would not stay ES5. */
export async function shortened(script: string): Promise<string> {
  const { code } = await minify('boot.js', script, {
    compress: false,
    mangle: true,
    codegen: false,
  })
  return code
}

/**
 * Vite plug-in (Spec §2 Splash): puts the page's first script inline into index.html, so that the first paint
 * waits for no file. The Content-Security-Policy allows it by its hash (headers.ts).
 */
export function inlineBootScript(): Plugin {
  return {
    name: 'inline-boot-script',
    transformIndexHtml: {
      order: 'post',
      handler: async () => [
        {
          tag: 'script',
          children: (await shortened(readFileSync(FILE, 'utf8'))).trim(),
          injectTo: 'head',
        },
      ],
    },
  }
}
