import path from 'node:path'
import { http, HttpResponse } from 'msw'
import { pageFile } from '../../../games/pageFiles.ts'
import { openHeaders } from './settling.ts'

/** The file types that the pages may load, by extension. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const PREFIX = '/demo/files/'

/** The name after the prefix; empty if unreadable. */
function nameIn(address: string): string {
  const { pathname } = new URL(address)
  try {
    return decodeURIComponent(pathname.slice(pathname.indexOf(PREFIX) + PREFIX.length))
  } catch {
    return ''
  }
}

export const filesHandler = http.get(`*${PREFIX}*`, ({ request }) => {
  const name = nameIn(request.url)
  const type = types[path.extname(name)]
  const bytes = type ? pageFile(name) : null
  if (!type || !bytes) return new HttpResponse(null, { status: 404, headers: openHeaders })
  return new HttpResponse(new Uint8Array(bytes), {
    headers: { ...openHeaders, 'Content-Type': type, 'Cache-Control': 'public, max-age=600' },
  })
})
