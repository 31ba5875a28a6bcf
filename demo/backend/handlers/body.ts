/** The fields of a JSON body as text; what can't be read is empty. */
export async function fieldsOf(request: Request): Promise<(name: string) => string> {
  const body: unknown = await request.json().catch(() => null)
  return (name) => {
    const value = (body as Record<string, unknown> | null)?.[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
}
