import { isNamed } from '@/domain/operatorFile'
import { settings } from '@/lib/pageData'

export interface FrameTarget {
  src: string
  allow: string
  sandbox: string
  /** The target origin of messages; null if the frame's origin is opaque. */
  origin: string | null
}

/** SECURITY.md says why a frame has each right. */
const ALLOW = ['autoplay', 'screen-wake-lock']
const TRUSTED_ALLOW = ['clipboard-write', 'encrypted-media']
const SANDBOX = ['allow-scripts', 'allow-forms']
const TRUSTED_SANDBOX = [
  'allow-pointer-lock',
  'allow-modals',
  'allow-downloads',
  'allow-orientation-lock',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-storage-access-by-user-activation',
]

function parse(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/**
 * Decisions 13: only `https:` or the page's scheme, and no credentials. A frame of the page's origin gets
 * neither `allow-same-origin` nor a trusted host's rights: it, or its popup, could then read the page's storage.
 */
export function frameTarget(address: string, pageUrl: string): FrameTarget | null {
  const url = parse(address)
  const page = parse(pageUrl)
  if (!url || !page) return null
  const isAllowed = url.protocol === 'https:' || url.protocol === page.protocol
  if (!isAllowed || url.username !== '' || url.password !== '') return null
  const isOwn = url.origin === page.origin
  const isTrusted = !isOwn && isNamed(url.origin, settings.hosts.trusted ?? [])
  return {
    src: url.href,
    allow: [...ALLOW, ...(isTrusted ? TRUSTED_ALLOW : [])].join('; '),
    sandbox: [
      ...SANDBOX,
      ...(isOwn ? [] : ['allow-same-origin']),
      ...(isTrusted ? TRUSTED_SANDBOX : []),
    ].join(' '),
    origin: isOwn ? null : url.origin,
  }
}

/** Like `frameTarget`, for a URL of the app's configuration, which may be relative. */
export function configuredTarget(address: string, pageUrl: string): FrameTarget | null {
  const url = parse(address, pageUrl)
  return url && frameTarget(url.href, pageUrl)
}
