import { connect, createServer } from 'node:net'

/** A common mobile network: 9/3 Mbit/s, 100 ms round trip. */
const MOBILE = { down: 9e6 / 8, up: 3e6 / 8, latencyMs: 100 }

/**
 * A slow network in front of a server, because DevTools slow down a page but not its service worker. It
 * delays each direction by half the latency, and a new connection by one round trip more. `record` returns
 * what has arrived since its last call.
 */
export async function slowNetwork(target) {
  const { port } = new URL(target)
  let mode = 'fast'
  let arrived = []
  const freeAt = { up: 0, down: 0 }

  /** Passes the chunks of one direction on, late and in their order. */
  function pass(from, to, way, note) {
    let isNew = way === 'up'
    from.on('data', (chunk) => {
      if (mode === 'hanging') return
      const isSlow = mode === 'slow'
      const start = Math.max(performance.now(), freeAt[way])
      freeAt[way] = isSlow ? start + (chunk.length / MOBILE[way]) * 1000 : start
      const trips = isNew ? 1.5 : 0.5
      const wait = freeAt[way] - performance.now() + (isSlow ? trips * MOBILE.latencyMs : 0)
      isNew = false
      setTimeout(() => {
        note(chunk)
        if (to.writable) to.write(chunk)
      }, wait)
    })
    from.on('close', () => setTimeout(() => to.destroy(), MOBILE.latencyMs))
    from.on('error', () => to.destroy())
  }

  const sockets = new Set()
  const server = createServer((client) => {
    const upstream = connect(Number(port), 'localhost')
    sockets.add(client)
    pass(client, upstream, 'up', (chunk) => {
      const path = /^GET (\S+)/.exec(chunk.toString('latin1'))?.[1]
      if (path !== undefined) arrived.push({ at: Date.now(), path, bytes: 0 })
    })
    pass(upstream, client, 'down', ({ length }) => {
      arrived.push({ at: Date.now(), bytes: length })
    })
  })
  await new Promise((done) => server.listen(0, 'localhost', done))

  return {
    url: `http://localhost:${server.address().port}/`,
    /** `fast`, `slow` or `hanging`. New connections, as after a pause. */
    set(next) {
      mode = next
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    },
    record() {
      const taken = arrived
      arrived = []
      return taken
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
