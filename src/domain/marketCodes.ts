/** Quality H13: the markets that a brand can name, by the code of their country. */
export const marketCodes = ['AU', 'DE', 'DK', 'ES', 'GB', 'NL', 'SE'] as const
export type MarketCode = (typeof marketCodes)[number]
