import type { GameLaunch } from '@/domain/entities'
import { configuredTarget, frameTarget, type FrameTarget } from '@/lib/dom/frameTarget'

interface LaunchTarget {
  target: FrameTarget
  /** Script text for the launcher page; null if the URL itself is the game. */
  script: string | null
}

/**
 * Decisions 3: the URL of the page that runs script text; on this host unless the operator sets another.
 */
function launcherUrl(): string {
  const { VITE_LAUNCH_URL: url = '' } = import.meta.env
  return url === '' ? '/launch.html' : url
}

/** Spec §3 Game launch result, Decisions 13: what to show in the frame; null for a URL that is refused. */
export function launchTarget({ url, isFrame }: GameLaunch, pageUrl: string): LaunchTarget | null {
  const target = isFrame ? frameTarget(url, pageUrl) : configuredTarget(launcherUrl(), pageUrl)
  return target && { target, script: isFrame ? null : url }
}
