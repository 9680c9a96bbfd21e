/** The time of day for caches, looked up at each call so that it is one and the same with `Date` everywhere. */
export const wallClock = { now: (): number => Date.now() }
