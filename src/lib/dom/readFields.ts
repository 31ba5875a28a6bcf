/** What the named fields of a form hold, whatever has filled them: a password manager may fire no event. */
export function readFields<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
): Record<Name, string> {
  const valueOf = (name: Name) => {
    const field = form?.elements.namedItem(name)
    return field instanceof HTMLInputElement ? field.value : ''
  }
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>
}
