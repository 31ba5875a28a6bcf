/** Decisions 15: what the address of the sport frame is made of. */
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

/** Half of a surrogate pair can't be encoded. */
const encode = (value: string) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'))

/** Fills the operator's template in; what is no placeholder stays as it is. */
export function sportFrameUrl(template: string, values: SportFrameValues): string {
  return template.replace(/\{(token|parent|lang|partner|view|device)\}/g, (_, name) =>
    encode(values[name as keyof SportFrameValues]),
  )
}
