/** The addresses that the newest change of a page concerns, and the hosts that have renewed them. */
export interface PageRenewal {
  /** Null if no change is known, for example of a page that was published long ago. */
  readonly change: {
    /** Addresses that show the change, below site and locale; those of the page first, at most 20. */
    readonly addresses: readonly { readonly siteId: string; readonly path: string }[]
    readonly total: number
    /** True if menus or footers show it too. */
    readonly isInMenus: boolean
  } | null
  readonly hosts: readonly HostRenewal[]
  /** The path that the page had before it was last published, if it leads nowhere now (ROUTE-21). */
  readonly leftPath: string | null
}

/** The state of a host for a change. Times are ISO texts. */
export interface HostRenewal {
  readonly id: string
  readonly state: HostRenewalState
  /** When it had renewed it; null if it has not. */
  readonly renewedAt: string | null
  /** When it last reported how far it has read the change log. */
  readonly reportedAt: string
}

/** `silent`: has not renewed it, and has not reported for half a minute. */
export type HostRenewalState = 'live' | 'pending' | 'silent'

/** The state of a host at a time. */
export function resolveHostRenewalState(
  { renewedAt, reportedAt }: { readonly renewedAt: Date | null; readonly reportedAt: Date },
  now: Date,
): HostRenewalState {
  if (renewedAt) return 'live'
  return now.getTime() - reportedAt.getTime() > maxReportAge ? 'silent' : 'pending'
}

/** Hosts report about every ten seconds. */
const maxReportAge = 30_000
