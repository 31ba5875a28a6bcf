/** Reads the fields of a JSON body as text; unreadable fields are empty. */
export async function fieldsOf(request: Request): Promise<(name: string) => string> {
  const body: unknown = await request.json().catch(() => null)
  return (name) => {
    const value = (body as Record<string, unknown> | null)?.[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
}
