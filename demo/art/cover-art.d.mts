export interface CoverSeed {
  name: string
  type: number
  provider: string | number
  id: string | number
  ratio?: '3:4' | '1:1'
}

export function coverSvg(seed: CoverSeed): string
