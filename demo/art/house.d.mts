export function houseSvg(name: string, place?: number): string
