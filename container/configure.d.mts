export function trustedProxies(text?: string): string[]
export function siteConfiguration(sample: string, run: string, proxies: readonly string[]): string
