import { pictureSizeLimit } from '@kudex/domain/limits'

/** Allowed attempts per key and duration in seconds. */
export const rateLimits = {
  /** After five attempts each further one has to wait, twice as long each time; forgotten an hour after the last one. */
  signInByAccountAndAddress: { points: 5, duration: 60 * 60, growth: { first: 60, max: 15 * 60 } },
  signInByAccount: { points: 50, duration: 60 * 60 },
  signInByAddress: { points: 50, duration: 15 * 60 },
  /** Codes and passwords that a signed-in person enters. */
  credentialByAccount: { points: 10, duration: 15 * 60 },
  /** Mails with links to choose a password; silent, so that it does not reveal which addresses have accounts. */
  credentialMailByEmail: { points: 5, duration: 60 * 60 },
  credentialMailByAddress: { points: 20, duration: 15 * 60 },
  /** Invitations, also those that are sent again. */
  invitationByAdministrator: { points: 60, duration: 60 * 60 },
  invitationByRecipient: { points: 5, duration: 60 * 60 },
  unlockByPageAndAddress: { points: 10, duration: 15 * 60 },
  unlockByAddress: { points: 30, duration: 15 * 60 },
  submissionByFormAndAddress: { points: 20, duration: 10 * 60 },
  submissionByAddress: { points: 40, duration: 10 * 60 },
  uploadByAddress: { points: 60, duration: 10 * 60 },
  /** Requests of the connector to the ticketing service. */
  connector: { points: 1_200, duration: 60 },
} as const

/** Maximum numbers of running and waiting tasks; more are rejected. */
export const concurrency = {
  renditions: { running: 2, waiting: 500 },
  thumbnails: { running: 1, waiting: 200 },
  /** Each takes up to a second of the process. */
  datasheets: { running: 1, waiting: 20 },
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
  /** Two hundred long pages. */
  xliff: 10_000_000,
  signIn: 16 * 1024,
  account: 16 * 1024,
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

/** Nested brackets of a GraphQL document before it is parsed: far above its depth limit, arguments and lists included. */
export const maxNesting = 100

/** Mails per day to an address that was entered in forms. */
export const maxMailsPerDay = 5

/** Milliseconds (two weeks). Entries with an older date when first visible are not announced. */
export const maxAnnouncementAge = 14 * 24 * 60 * 60 * 1000

/** Lifetimes of the identity provider in seconds; the session's since the last sign-in or silent renewal. */
export const identityLifetimes = {
  /** The portal renews three minutes before the end (AUTH-06). */
  accessToken: 600,
  authorizationCode: 60,
  grant: 14 * 86_400,
  interaction: 3_600,
  refreshToken: 86_400,
  session: 86_400,
  /** A session before the sign-in. */
  anonymousSession: 3_600,
} as const

/** Browsers that have signed in: accounts per browser, and seconds for which the browser keeps it. */
export const knownDeviceLimits = { accounts: 5, lifetime: 180 * 86_400 } as const

/** Milliseconds in which a sign-in continues after its last step, and in which a device answers a passkey challenge. */
export const signInTicketLifetime = 10 * 60_000
export const passkeyChallengeLifetime = 10 * 60_000

/** Hours for which links in mails are valid. */
export const mailTokenHours = { password: 1, registration: 24, email: 24 } as const

export const uploadLimits = {
  /** Hours until an unfinished upload is removed. */
  unfinishedHours: 24,
  /** Days until a finished upload is removed. */
  keptDays: 30,
  /** Largest total size in bytes, so that uploads cannot fill the disk. */
  totalSize: 20 * 1024 ** 3,
} as const

/** Files of editors, in bytes. Films and documents have the limit of uploads. */
export const mediaLimits = {
  picture: pictureSizeLimit,
  /** Pictures and files per response. */
  perResponse: 60,
} as const

export const changeLogLimits = {
  /** Number of kept changes: a week at one write per minute. */
  retained: 10_000,
  /** Changes per response; beyond it, dropping all cached data is cheaper. */
  perResponse: 1_000,
  /** Seconds that a request may wait for a change. Proxies close connections that are idle for longer. */
  wait: 20,
  /** Waiting requests per process; each holds a socket. */
  waiting: 500,
} as const

/** Milliseconds without a report after which a host is forgotten. */
export const hostRetention = 24 * 60 * 60 * 1000

export const historyLimits = {
  /** Milliseconds in which the saves of one editor are one version. */
  joined: 10 * 60 * 1000,
  /** Versions per entry. */
  retained: 500,
  /** Versions per response. */
  perResponse: 50,
  /** Names of editors per response. */
  editors: 500,
  /** Newest versions in which a stale version is looked for. */
  compared: 50,
} as const

/**
 * Maximum numbers of entries in the caches for parsed technical data and details, which many products share, and for data
 * sheets, which have about 100 kB each.
 */
export const cacheSizes = { features: 5_000, productDetails: 500, datasheets: 200 } as const

/** Days for which a repeated write to tickets or users is recognized by its key. */
export const writeKeyDays = 90

/** Milliseconds between two cleanups of expired rows and files. */
export const cleanupInterval = 10 * 60_000

/** Milliseconds, and connections per process. */
export const postgresqlLimits = { connections: 10, connectTimeout: 5_000, statementTimeout: 30_000 } as const

/** Jobs, in milliseconds. */
export const jobLimits = {
  /** Usually long enough for the transaction of an enqueued job to be committed. */
  minPollDelay: 50,
  /** Bounds the latency of jobs that other processes enqueue. */
  maxPollDelay: 5_000,
  /** Time after which another worker takes a job whose worker has not finished it. */
  claimTimeout: 120_000,
  attempts: 15,
  firstRetryDelay: 5_000,
  maxRetryDelay: 6 * 60 * 60 * 1000,
} as const

/** Milliseconds after which the change log is read even without a notification, and after a failure. */
export const feedIntervals = { maxWait: 60_000, retryAfter: 5_000 } as const

/** Milliseconds of a connection to the mail server. */
export const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const

/** Entries of an export of the audit trail. */
export const maxExportedAuditEntries = 10_000

/** Pages per response of a list for editors. */
export const maxListedPages = 1_000

/** Access tokens whose check is cached, and milliseconds for which it is: the longest delay of a revocation. */
export const tokenCheckCache = { max: 1_000, ttl: 10_000 } as const

/** Milliseconds until the check of an uploaded file is given up. */
export const uploadCheckTimeout = 5_000

/** Milliseconds until a call to the identity provider is given up. */
export const identityTimeout = 5_000

/** Maximum number of pixels of an original, to limit memory. */
export const maxPixels = 50_000_000

/** Milliseconds until reading the original of a thumbnail is given up. */
export const thumbnailReadTimeout = 30_000

/** Seconds until the drawing of a thumbnail is given up. */
export const thumbnailTimeout = 20

/** Timeouts of the Node server in milliseconds. */
export const serverTimeouts = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 15_000 } as const

/** Milliseconds until a GraphQL request responds 504. */
export const requestTimeout = 10_000

/** Milliseconds that running requests may take after SIGTERM. */
export const stopTimeout = 12_000
