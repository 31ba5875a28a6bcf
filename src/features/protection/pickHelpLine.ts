/** Quality H6: which of several help lines a check shows, each in its turn; null where none is. */
export function pickHelpLine<Line>(lines: readonly Line[], check: number): Line | null {
  return lines[check % lines.length] ?? null
}
