export function siteConfiguration(sample: string, run: string): string
