import { beforeEach, vi } from 'vitest'

interface SavedFile {
  name: string
  blob: Blob
}

/** Catches the files that the app saves, because jsdom cannot download. Call it once per test file. */
export function catchFiles(): SavedFile[] {
  const files: SavedFile[] = []
  let made: Blob
  beforeEach(() => {
    files.length = 0
    URL.createObjectURL = (blob: Blob) => {
      made = blob
      return 'blob:file'
    }
    URL.revokeObjectURL = () => undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push({ name: this.download, blob: made })
    })
  })
  return files
}

/** The lines of a saved file. */
export async function linesOf({ blob }: { blob: Blob }): Promise<string[]> {
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => {
      resolve(reader.result as string)
    }
    reader.readAsText(blob)
  })
  return text.trim().split('\r\n')
}
