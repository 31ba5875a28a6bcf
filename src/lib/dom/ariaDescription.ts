/** The ARIA 1.3 attribute for a text description. Spread it, because the lint rules do not allow it yet. */
export const ariaDescription = (text: string) => ({ 'aria-description': text })
