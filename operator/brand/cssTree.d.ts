/** What the brand check uses of css-tree, which has no types; the file is the one without requests for others. */
declare module 'css-tree/dist/csstree.esm' {
  interface CssNode {
    type: string
  }
  export const tokenNames: readonly string[]
  export function tokenize(
    text: string,
    onToken: (type: number, start: number, end: number) => void,
  ): void
  export function parse(
    text: string,
    options: { context: 'value'; onParseError: (error: Error) => void },
  ): CssNode
  export const lexer: {
    match: (syntax: string, value: CssNode) => { error: Error | null }
  }
}
