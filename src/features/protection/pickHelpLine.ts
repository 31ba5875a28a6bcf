/** The help line of a check, in turn; null if there is none. */
export function pickHelpLine<Line>(lines: readonly Line[], check: number): Line | null {
  return lines[check % lines.length] ?? null
}
