import { useMedia } from './useMedia'

/** THE breakpoint: phone and tablet below 1024 px, desktop from there on (Decisions 6). */
const MOBILE_QUERY = '(max-width: 1023.98px)'

/** Spec §2 Mobile layout: whether the mobile layout shows; follows rotation and resize. */
export function useIsMobile(): boolean {
  return useMedia(MOBILE_QUERY)
}
