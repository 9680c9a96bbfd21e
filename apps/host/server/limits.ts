// Limits and lifetimes of the host, in milliseconds and bytes unless a comment says otherwise.

/** Allowed requests per key and duration in seconds. */
export const rateLimits = {
  /** `?cache=clear` of all clients together. */
  refresh: { points: 1, duration: 5 },
  /** `?cache=false` of all clients together. */
  bypass: { points: 5, duration: 1 },
  sessionByAddress: { points: 30, duration: 60 },
  /** Operations of tickets and machines; the people of a plant may share an address. */
  ticketsByAddress: { points: 1_200, duration: 60 },
  /** Wrong passwords of the editor area. */
  editorByAddress: { points: 10, duration: 15 * 60 },
  uploadByAddress: { points: 20, duration: 10 * 60 },
  formByAddress: { points: 40, duration: 10 * 60 },
  // A mailbox provider unsubscribes all of its users from a few addresses.
  unsubscribeByAddress: { points: 2_000, duration: 10 * 60 },
} as const

/** Time limits of a service call and of a page. The call fails first, so that the page can still show an error. */
export const renderLimits = { service: 4_500, page: 5_000 }

/** Time that running requests get at a stop: longer than a page may take. */
export const shutdownTimeout = 12_000

/** Time limit of Node's server for a whole request; `bodyTimeout` ends everything but forms with files earlier. */
export const requestTimeout = 8 * 60_000
/** Time until a body without files has arrived. */
export const bodyTimeout = 30_000
export const headersTimeout = 10_000
export const keepAliveTimeout = 15_000

/** Characters of a request target; our own links are far shorter. */
export const maxUrlLength = 4_096
/** Characters of a redirect's target: that of a long request gets a locale and a site. */
export const maxLocationLength = 2 * maxUrlLength

/** Characters of `Accept-Encoding` and `Accept-Language` that are read; browsers send far fewer. */
export const maxAcceptEncodingLength = 200
export const maxAcceptLanguageLength = 1_000

/** Request bodies. Search: 200 characters at up to 4 bytes, plus JSON overhead. */
export const maxSearchBody = 4_096
/** A password of 256 characters, an id and a path. */
export const maxPasswordBody = 8 * 1024
/** The longest operation that reads content, and its variables. */
export const maxDraftBody = 32 * 1024
/** The content service takes pages of up to 1 MB; other requests of editors are smaller. */
export const maxEditorBody = 1024 * 1024
/** The content service takes files of translations of up to 10 MB; the form around one is small. */
export const maxTranslationImport = 10_010_000
/** Two tokens have a few thousand bytes. */
export const maxSessionBody = 16 * 1024
/** Time until the tokens of a session have arrived. */
export const sessionBodyTimeout = 5_000
/** The longest document of the ticketing service, and two texts of 5,000 characters at up to 6 bytes in JSON. */
export const maxTicketBody = 96 * 1024
/** Three times the longest text of a form. */
export const maxFormBody = 64 * 1024

/** Data cache; a refresh that takes longer than `lockTime` no longer blocks the next one (CACHE-01…03). */
export const dataCacheLimits = { maxEntries: 100, timeToLive: 30 * 60_000, lockTime: 5_000 }
/** Page cache. Content changes expire pages before `timeToLive` (CACHE-02); `maxWait` is the wait for a new render. */
export const pageCacheLimits = {
  maxBytes: 16 * 1024 * 1024,
  /** Bodies that were decompressed for clients without compression. */
  maxDecompressedBytes: 8 * 1024 * 1024,
  maxPages: 4_000,
  timeToLive: 30 * 60_000,
  maxWait: 5_000,
  maxRevalidating: 4,
  /** Time until a page that could not be rendered is tried again. */
  retryDelay: 1_000,
}
/** Inlined styles of documents: 30 to 40 kB per selection. */
export const inlineStylesLimits = { maxSelections: 100 }
/** Time limit of a call to the shared cache, and time between two checks of its server. */
export const sharedCacheTimeout = 50
export const sharedCacheCheckInterval = 1_000
/** Time limit of a connection to the shared cache, and the delays of the next attempts. */
export const sharedCacheConnection = { timeout: 2_000, firstRetry: 200, maxRetry: 1_000 }
/** Larger bodies and entries with more tags are not shared; a longer log of invalidations resets the shared cache. */
export const sharedCacheLimits = { maxBytes: 1024 * 1024, maxTags: 1_000, maxInvalidations: 20_000 }
/** Long polls of the change log: seconds per poll, retries, and the interval while the service has no change log. */
export const changeLogIntervals = { wait: 10, firstRetry: 250, maxRetry: 2_000, unsupported: 60_000 }

/** Tags whose invalidation is remembered; beyond it, everything that started before counts as stale. */
export const maxInvalidatedTags = 10_000
/** Time that the end of a process waits for the content service to forget this host; the service may stop too. */
export const removalTimeout = 1_000

/** Concurrent renders that bypass the caches, so that they do not pile up behind a slow service. */
export const maxBypassingRenders = 4

/** Time that a refreshing request waits for fresh system data. */
export const maxSystemWait = 5_000

/** Refresh of system data: normally, after a failure, and before the first success. */
export const systemIntervals = { interval: 60_000, retryInterval: 2_000, firstInterval: 250 }

/** Time limit of a check of a service for `/readyz`, and time for which the results are used. */
export const checkTimeout = 2_000
export const readinessLifetime = 2_000

/** Addresses per sitemap; the protocol allows 50,000. */
export const maxSitemapSize = 10_000

/** Time until the image service has sent an image. */
export const imageTimeout = 15_000
/** Time that an image without a hash in its id stays in memory. */
export const mutableImageLifetime = 60 * 60_000
export const maxImageCacheSize = 64 * 1024 * 1024
export const maxCachedImageSize = 8 * 1024 * 1024

/**
 * Seconds that a browser keeps the data of a public page: from the prefetch at a link until the click. Changed content is
 * promised within 5 s.
 */
export const pageDataMaxAge = 5

/** Time until the file service starts to respond. A data sheet that is made on request may wait for others. */
export const fileTimeout = 30_000

/** Time limit of a call about the account; hashing a password may wait for others. */
export const accountTimeout = 12_000
/** All fields of a profile at their longest, or a passkey. */
export const maxAccountBody = 16 * 1024

/** Time limit of a call to the identity provider (AUTH-26). */
export const identityTimeout = 3_000
/** Time that the check of an access token is cached: the longest delay of a logout elsewhere. */
export const tokenCheckLifetime = 5_000
/** Lifetime of a session: at most, and without an expiry in its token. */
export const maxSessionLifetime = 24 * 3_600_000
export const defaultSessionLifetime = 3_600_000

/** Time that an editor stays signed in (EDITOR-04). */
export const editorSessionLifetime = 90 * 86_400_000

/** Time that a page stays open after its password was entered. */
export const grantLifetime = 8 * 3_600_000
/** Count of open pages; more would not fit into a cookie. */
export const maxGrants = 20

/** Time limit of a call to the content service that stores or restores a file, or imports or exports translations. */
export const contentFileTimeout = 60_000

/** Time limit of a call to the drafts of the content service. */
export const draftProxyTimeout = 10_000

/** Time limit of a call to the ticketing service. */
export const ticketProxyTimeout = 10_000

/** Time that the upload service may take for a request, including its body. */
export const uploadProxyTimeout = 40_000
/** Time to send a file of a form to the upload service, and to send a part of it; both are on the same network. */
export const postedFileTimeout = 120_000
export const postedPartTimeout = 10_000
/** Count of consecutive failed attempts to send a part; few, since the visitor is waiting. */
export const maxUploadFailures = 4

/** Time that a form may stay open with the files of an earlier attempt. */
export const claimLifetime = 24 * 3_600_000
/** Forms with files that are read concurrently: 800 MB of the disk with the largest files. */
export const maxConcurrentUploads = 4

/** Client addresses that wait because the sales service has limited their rate. */
export const rateLimitedAddresses = { max: 1_000, ttl: 60_000 }
/** Time between two attempts to send the stored submissions. */
export const submissionRetryInterval = 15_000
/** Count of submissions that wait on disk for the sales service: about 100 MB. */
export const maxStoredSubmissions = 5_000
