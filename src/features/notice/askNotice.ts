import { FILE_LETTERS, NOTICE, readNotice, type Notice } from '@/domain/notice'
import { brand, settings } from '@/lib/pageData'

export const TIMEOUT_MS = 15_000

/** The text of an answer; of a longer one than any notice the beginning, and the rest is not loaded. */
async function textOf({ body }: Response): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    text += part.value
    if (text.length > FILE_LETTERS) void reader?.cancel()
  }
  return text
}

/**
 * The notice that is due, null without one; throws for an answer that tells nothing. Asks for the file itself and not
 * through the API, whose requests bear the token.
 */
export async function askNotice(): Promise<Notice | null> {
  const answer = await fetch(new URL(import.meta.env.BASE_URL + NOTICE, window.location.href), {
    cache: 'no-cache',
    credentials: 'omit',
    // Another host's would be an error of the policy on the console.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const { status, headers } = answer
  if ([204, 404, 410].includes(status)) return null
  if (status !== 200) throw new Error(String(status))
  const { notice, problems } = readNotice(await textOf(answer), { brand, settings })
  if (problems.length > 0) throw new Error(problems.join())
  // Without a date nobody knows whether it is due.
  const date = Date.parse(headers.get('date') ?? '')
  return notice && date >= notice.from && date < notice.until ? notice : null
}
