/** Opens at most so many times in so many milliseconds; each call that is let through answers true. */
export function createGate({
  times,
  milliseconds,
}: {
  readonly times: number
  readonly milliseconds: number
}): () => boolean {
  let startedAt = Number.NEGATIVE_INFINITY
  let passed = 0
  return () => {
    const now = Date.now()
    if (now - startedAt >= milliseconds) {
      startedAt = now
      passed = 0
    }
    passed += 1
    return passed <= times
  }
}
