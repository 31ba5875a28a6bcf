export interface SportFrameValues {
  /** The sport session, never the bearer token. */
  token: string
  /** The page's host. */
  parent: string
  lang: string
  partner: string
  view: string
  device: 'd' | 'm'
}

/** An unpaired surrogate cannot be encoded. */
const encode = (value: string) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'))

/** Unknown placeholders stay unchanged. */
export function sportFrameUrl(template: string, values: SportFrameValues): string {
  return template.replace(/\{(token|parent|lang|partner|view|device)\}/g, (_, name) =>
    encode(values[name as keyof SportFrameValues]),
  )
}
