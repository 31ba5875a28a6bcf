export const TEMPLATE: string
export function writeWorker(folder: string): void
