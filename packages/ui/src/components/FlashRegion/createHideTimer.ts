export type HideTimer = {
  /** Runs the clock on; the returned function stops it and keeps what is left. */
  readonly start: (hide: () => void) => () => void
}

/** A clock of so many milliseconds that can be held; without a duration it never ends (FLASH-01, FLASH-03). */
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
