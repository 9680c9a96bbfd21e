import { act } from 'react'
import { expect } from 'vitest'

/** Lets React render until a condition holds; fails if it does not within half a second. */
export async function waitUntil(isReached: () => boolean): Promise<void> {
  for (let step = 0; step < 100 && !isReached(); step++)
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  expect(isReached()).toBe(true)
}
