/** Where a partner's page runs: the address of its frame and what the frame's sandbox allows. */
export interface FrameTarget {
  src: string
  sandbox: string
  /** The origin that messages to the frame name; null when the frame's own one is opaque. */
  origin: string | null
}

const sandbox = (isOwn: boolean) =>
  [
    'allow-scripts',
    ...(isOwn ? [] : ['allow-same-origin']),
    'allow-forms',
    'allow-popups',
    // S4: a popup of the page's own origin would read its storage.
    ...(isOwn ? [] : ['allow-popups-to-escape-sandbox']),
    'allow-pointer-lock',
  ].join(' ')

function parse(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/**
 * Decisions 13: an address is used only when it parses, is `https:` (or of the page's own scheme)
 * and holds no credentials. A frame on the page's own origin never gets `allow-same-origin`, nor
 * popups without a sandbox: with them it could reach into the page and its storage.
 */
export function frameTarget(address: string, pageUrl: string): FrameTarget | null {
  const url = parse(address)
  const page = parse(pageUrl)
  if (!url || !page) return null
  const isAllowed = url.protocol === 'https:' || url.protocol === page.protocol
  if (!isAllowed || url.username !== '' || url.password !== '') return null
  const isOwn = url.origin === page.origin
  return {
    src: url.href,
    sandbox: sandbox(isOwn),
    origin: isOwn ? null : url.origin,
  }
}

/** The same for an address of our own configuration, which may be relative to the page. */
export function configuredTarget(address: string, pageUrl: string): FrameTarget | null {
  const url = parse(address, pageUrl)
  return url && frameTarget(url.href, pageUrl)
}
