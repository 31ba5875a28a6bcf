import { act } from '@testing-library/react'
import type { NavigateFunction, NavigateOptions } from 'react-router-dom'

/** Navigates as a link does, or through the history. */
export async function go(
  { navigate }: { navigate: NavigateFunction },
  to: string | number,
  options?: NavigateOptions,
): Promise<void> {
  await act(async () => {
    if (typeof to === 'number') await navigate(to)
    else await navigate(to, options)
  })
}
