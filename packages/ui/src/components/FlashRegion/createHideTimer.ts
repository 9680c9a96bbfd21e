export type HideTimer = {
  /** Resumes the timer; the returned function pauses it. */
  readonly start: (hide: () => void) => () => void
}

/** A timer that can be paused; without a duration it never ends (FLASH-01, FLASH-03). */
export function createHideTimer(duration: number | undefined): HideTimer {
  let left = duration
  return {
    start(hide) {
      if (left === undefined) return () => {}
      const startedAt = Date.now()
      const timer = setTimeout(hide, left)
      return () => {
        clearTimeout(timer)
        left = Math.max(0, (left ?? 0) - (Date.now() - startedAt))
      }
    },
  }
}
