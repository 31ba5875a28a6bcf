import { HttpResponse } from 'msw'

/** A page of the demo for testers: its title, its own files in demo/pages, and the content of its body. */
interface ToolPage {
  title: string
  /** The name of its script and its style sheet, without the ending. */
  files: string
  body: string
}

/** The document of a tool page, with the product's fonts and colours. */
export const toolPage = ({ title, files, body }: ToolPage): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="/demo/files/fonts.css">
<link rel="stylesheet" href="/demo/files/tokens.css">
<link rel="stylesheet" href="/demo/files/layout.css">
<link rel="stylesheet" href="/demo/files/${files}.css">
<script src="/demo/files/${files}.js" defer></script>
${body}
</html>
`

/** The response with a tool page. `policy` has what it needs besides its own files. */
export const toolPageResponse = (page: string, policy: readonly string[]): HttpResponse<string> =>
  new HttpResponse(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        ...policy,
      ].join('; '),
      // The same value as the app's, so that a page can access a window of the app that it opens.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    },
  })
