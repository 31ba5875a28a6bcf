export function providerSvg(name: string): string
