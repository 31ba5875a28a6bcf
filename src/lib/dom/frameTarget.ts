/** The URL of a partner's frame and what its sandbox allows. */
export interface FrameTarget {
  src: string
  sandbox: string
  /** The target origin of messages to the frame; null if the frame's origin is opaque. */
  origin: string | null
}

const sandbox = (isOwn: boolean) =>
  [
    'allow-scripts',
    ...(isOwn ? [] : ['allow-same-origin']),
    'allow-forms',
    'allow-popups',
    // Without a sandbox, a popup of the page's own origin could read its storage.
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
 * Decisions 13: a URL is used only if it parses, is `https:` (or has the page's scheme) and contains no
 * credentials. A frame of the page's own origin never gets `allow-same-origin` or popups without a sandbox,
 * because it could then access the page and its storage.
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

/** Like `frameTarget`, for a URL of the app's configuration, which may be relative. */
export function configuredTarget(address: string, pageUrl: string): FrameTarget | null {
  const url = parse(address, pageUrl)
  return url && frameTarget(url.href, pageUrl)
}
