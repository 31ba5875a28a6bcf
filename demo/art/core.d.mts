export interface Random {
  /** In [0, 1). */
  (): number
  /** A whole number, both ends included. */
  int(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  chance(share: number): boolean
}

export function hash(text: string): number
export function rng(seed: string | number): Random
