/** The CPU time of a call in seconds, which other programs of the machine do not change. */
export async function cpuTimeOf(run: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

/** A text of `length` letters of repeated parts. */
export const longText = (part: string, length = 400_000): string =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length)
