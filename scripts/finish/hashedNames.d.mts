export function hashTexts(folder: string): void
export function hashBoot(folder: string): void
