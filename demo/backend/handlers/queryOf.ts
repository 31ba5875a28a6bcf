import { toGameType } from '../../../src/domain/gameTypes.ts'

/** Reads the query of a request tolerantly. */
export function queryOf(request: Request) {
  const { searchParams } = new URL(request.url)
  const text = (name: string): string => searchParams.get(name)?.trim() ?? ''
  return {
    text,
    number: (name: string, fallback: number): number => Number(text(name)) || fallback,
    type: toGameType(text('type')),
  }
}
