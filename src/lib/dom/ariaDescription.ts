/** A description as text: ARIA 1.3; spread because the lint's tables are older. */
export const ariaDescription = (text: string) => ({ 'aria-description': text })
