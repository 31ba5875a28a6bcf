import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes'

const SVG = 'http://www.w3.org/2000/svg'
const HTML = 'http://www.w3.org/1999/xhtml'

/** Parts that run or contain what is not SVG. */
const ACTIVE = new Set(['script', 'foreignObject', 'handler'])
const INSIDE = /^(?:#|data:image\/(?:png|jpeg|webp|gif|avif);base64,)/
/** In a style, what names another file. */
const OUTSIDE = /@import|image-set\(|src\(|url\((?!\s*["']?\s*(?:#|data:image\/))/i
/** Also hides such a name. */
const isOutside = (style: string) => style.includes('\\') || OUTSIDE.test(style)

function isBad({ local: name, prefix, value }: SaxesAttributeNS): boolean {
  if (name === 'href' || name === 'src') return !INSIDE.test(value)
  if (prefix !== '') return prefix === 'xml' && name === 'base'
  // An animation could set what must not stand here.
  if (name === 'attributeName') return /href$|^on/i.test(value)
  return /^on/i.test(name) || (name === 'style' ? isOutside(value) : OUTSIDE.test(value))
}

function tagProblem({ uri, local, attributes }: SaxesTagNS): string | null {
  if (uri === HTML || ACTIVE.has(local)) return `<${local}>`
  const found = Object.values(attributes).find(isBad)
  return found ? `${found.name}="${found.value.slice(0, 40)}"` : null
}

/** What is wrong with an SVG file: it must be well formed, run nothing and load nothing; null if nothing is. */
export function svgProblem(bytes: Uint8Array): string | null {
  let isSvg = false
  let isStyle = false
  const found: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  const note = (problem: string | null) => {
    if (problem !== null) found.push(problem)
  }
  parser.on('opentag', (tag) => {
    if (!isSvg && (tag.uri !== SVG || tag.local !== 'svg')) throw new Error()
    isSvg = true
    isStyle = tag.local === 'style'
    note(tagProblem(tag))
  })
  parser.on('closetag', () => {
    isStyle = false
  })
  const checkText = (text: string) => {
    if (isStyle && isOutside(text)) note(text.trim().slice(0, 40))
  }
  parser.on('text', checkText)
  parser.on('cdata', checkText)
  parser.on('doctype', (text) => {
    if (text.includes('[')) note('<!DOCTYPE [')
  })
  parser.on('processinginstruction', ({ target }) => {
    note(`<?${target}`)
  })
  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close()
  } catch {
    return 'is no SVG, which its name says'
  }
  const [first] = found
  return first === undefined ? null : `has ${first}: a picture runs nothing and loads nothing`
}
