import { useMedia } from './useMedia'

/** The only breakpoint: phones and tablets below 1024 px, desktop above (Decisions 6). */
const MOBILE_QUERY = '(max-width: 1023.98px)'

export function useIsMobile(): boolean {
  return useMedia(MOBILE_QUERY)
}
