import type { GameLaunch } from '@/domain/entities'
import { configuredTarget, frameTarget, type FrameTarget } from './frameTarget'
import { settings } from '@/lib/pageData'

interface LaunchTarget {
  target: FrameTarget
  /** Script text for the launcher page; null if the URL itself is the game. */
  script: string | null
}

/** Spec §3 Game launch result, Decisions 13; null for a refused URL. */
export function launchTarget({ url, isFrame }: GameLaunch, pageUrl: string): LaunchTarget | null {
  const target = isFrame ? frameTarget(url, pageUrl) : configuredTarget(settings.launchUrl, pageUrl)
  return target && { target, script: isFrame ? null : url }
}
