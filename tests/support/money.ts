/** Decimal text of thousandths. */
export function text(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(4, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`
}

/** The thousandths of a decimal text. */
export function unitsOf(amount: string | null): bigint {
  const [whole = 'x', part = ''] = (amount ?? 'x').split('.')
  return BigInt(whole + part.padEnd(3, '0'))
}
