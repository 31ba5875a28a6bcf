import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Size } from './driver.ts'

const DRIVER = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver'
/** High enough for a picture of a whole page. */
const SCREEN = '1600x6000x24'

/** WebKit's small browser, in the folder of the library's newest version. */
export function miniBrowser(): string {
  const root = '/usr/lib/x86_64-linux-gnu'
  const folders = existsSync(root) ? readdirSync(root) : []
  const found = folders
    .filter((name) => name.startsWith('webkit2gtk-'))
    .map((name) => join(root, name, 'MiniBrowser'))
    .find((path) => existsSync(path))
  if (!found) throw new Error(`No MiniBrowser below ${root}: install webkit2gtk-driver`)
  return found
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill()
  await ended
}

/** A screen of its own that nobody sees. */
async function startScreen() {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const name = await new Promise<string>((done, fail) => {
    const answer = child.stdio[3] as Readable
    answer.once('data', (data) => {
      done(`:${String(data).trim()}`)
    })
    child.once('error', fail)
  })
  return { child, name }
}

/** Buttons without padding: with it the browser's window cannot be as narrow as a phone. */
function narrowButtons(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(
    join(folder, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; }',
  )
  return folder
}

/** WebKit's driver on a screen of its own, and the pictures of that screen. */
export async function startWebKitDriver() {
  if (!existsSync(DRIVER)) throw new Error(`No driver at ${DRIVER}: set WEBKIT_DRIVER_PATH`)
  const screen = await startScreen()
  const settings = narrowButtons()
  const port = await freePort()
  const child = spawn(DRIVER, [`--port=${String(port)}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.name,
      XDG_CONFIG_HOME: settings,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const url = `http://127.0.0.1:${String(port)}`
  for (let tries = 0; !(await fetch(`${url}/status`).catch(() => null)); tries++) {
    if (tries > 200) throw new Error('WebKitWebDriver does not answer')
    await sleep(50)
  }
  return {
    url,
    /** A part of the screen, as PNG. */
    capture: async ({ width, height }: Size, top: number): Promise<Buffer> => {
      const part = `${String(width)}x${String(height)}+0+${String(top)}`
      const { stdout } = await promisify(execFile)(
        'import',
        ['-display', screen.name, '-window', 'root', '-crop', part, '+repage', 'png:-'],
        { encoding: 'buffer', maxBuffer: 32 * 1024 * 1024 },
      )
      return stdout
    },
    close: async () => {
      await end(child)
      await end(screen.child)
      rmSync(settings, { recursive: true, force: true })
    },
  }
}
