/** Attempts that are free per key. Durations in seconds. */
export const rateLimits = {
  signInByAccountAndAddress: { points: 5, duration: 15 * 60 },
  signInByAccount: { points: 50, duration: 60 * 60 },
  signInByAddress: { points: 50, duration: 15 * 60 },
  unlockByPageAndAddress: { points: 10, duration: 15 * 60 },
  unlockByAddress: { points: 30, duration: 15 * 60 },
  submissionByFormAndAddress: { points: 20, duration: 10 * 60 },
  submissionByAddress: { points: 40, duration: 10 * 60 },
  uploadByAddress: { points: 60, duration: 10 * 60 },
} as const

/** Tasks that run at once and tasks that may wait; more are refused. */
export const concurrency = {
  // Hashing shares its threads with the file system, and each hash takes 19 MB.
  passwordHashes: { running: 2, waiting: 50 },
  renditions: { running: 2, waiting: 500 },
  searches: { running: 6, waiting: 200 },
  writes: { running: 1, waiting: 100 },
} as const

/** Largest request bodies in bytes. */
export const bodyLimits = {
  /** Documents of the host are far below: a page with its blocks has 6 kB. */
  graphql: 100_000,
  /** 200 characters at up to 4 bytes, plus JSON overhead. */
  search: 4_096,
  /** A page with two hundred blocks in eleven languages is far below. */
  write: 1_000_000,
  import: 20_000_000,
} as const

/** Largest GraphQL documents. The largest of the host, a navigation of four levels, costs about a quarter of this. */
export const documentLimits = {
  /** Fields inside fields. */
  depth: 16,
  /** Fields of the whole operation, those below a list counted five times. */
  cost: 60_000,
  /** Fields of the query itself, aliases included. */
  rootFields: 20,
} as const

/** Milliseconds until a GraphQL request or a search is answered 504. */
export const requestTimeout = 10_000

/** Milliseconds that running requests may take after the process is asked to stop. */
export const stopTimeout = 12_000
