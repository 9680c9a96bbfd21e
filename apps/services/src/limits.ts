/** Allowed attempts per key and duration in seconds. */
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

/** Maximum numbers of running and waiting tasks; more are rejected. */
export const concurrency = {
  // Hashing shares libuv's thread pool with the file system, and each hash uses 19 MB.
  passwordHashes: { running: 2, waiting: 50 },
  renditions: { running: 2, waiting: 500 },
  searches: { running: 6, waiting: 200 },
  writes: { running: 1, waiting: 100 },
} as const

/** Largest request bodies in bytes. */
export const bodyLimits = {
  /** The host's largest document, a page with its blocks, has 6 kB. */
  graphql: 100_000,
  /** 200 characters at up to 4 bytes, plus JSON overhead. */
  search: 4_096,
  /** Enough for a page with 200 blocks in eleven languages. */
  write: 1_000_000,
  import: 20_000_000,
} as const

/** Limits of GraphQL documents. The host's largest, a navigation of four levels, needs about a quarter. */
export const documentLimits = {
  /** Nesting depth of fields. */
  depth: 16,
  /** Number of fields; fields in a list count five times. */
  cost: 60_000,
  /** Number of root fields, aliases included. */
  rootFields: 20,
} as const

/** Milliseconds until a GraphQL or search request responds 504. */
export const requestTimeout = 10_000

/** Milliseconds that running requests may take after SIGTERM. */
export const stopTimeout = 12_000
