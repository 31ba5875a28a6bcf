export function hashTexts(folder: string): void
export function markPage(folder: string, name: string, value: string): void
export function withoutMark(page: string, name: string): string
