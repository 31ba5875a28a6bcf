import type { Build } from '../../src/worker/rules.ts'

export const TEMPLATE: string
export function fileList(folder: string): Build
export function writeWorker(folder: string): void
