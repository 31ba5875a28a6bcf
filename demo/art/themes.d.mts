/** The key of the theme that a game's name names: 'fruits', 'egypt', 'roulette', … */
export function themeOf(name: string, type: number): string
