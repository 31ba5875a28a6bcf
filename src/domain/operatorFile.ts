/** Checks of what an operator writes into a file; the operator's tools and the page share them. */

/**
 * Invisible, or half a character: it hides or turns the text around it. Languages need joiners, soft hyphens and marks
 * of direction, which end by themselves.
 */
const UNSEEN = /(?![\u00AD\u200C-\u200F])[\p{C}\p{Zl}\p{Zp}]/u

/** What is wrong with a text that has such a character; null if it has none. */
export function unseenIn(value: string): string | null {
  const [sign = ''] = UNSEEN.exec(value) ?? []
  if (/\p{Cc}/u.test(sign)) return 'has an invisible control character'
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return code === undefined ? null : `has the invisible character U+${code}`
}

/** Whether a list of hosts, such as `https://*.games.example`, names an origin; `https:` alone names none. */
export function isNamed(origin: string, hosts: readonly string[]): boolean {
  const [protocol, host = ''] = origin.split('//')
  return hosts.some((each) => {
    const [scheme, name = ''] = each.split('//')
    const isOn = name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name
    return scheme === protocol && name !== '' && isOn
  })
}
