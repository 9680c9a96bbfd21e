import type { LogLevel } from '../logging/logLevel.ts'

/** What the services load into an empty database. */
export type Seed =
  | { readonly kind: 'none' }
  | { readonly kind: 'demo' }
  | { readonly kind: 'scale'; readonly products: number }

/** Ids by host name. */
export type HostIds = Readonly<Record<string, string>>

/** Every setting, validated (contract, ports and settings). Addresses have no slash at their end. */
export interface Settings {
  /** Addresses both processes listen on. */
  readonly hosts: readonly string[]
  readonly port: number
  readonly servicesPort: number
  readonly adminPort: number
  /** Origins the host may name, at least one. */
  readonly publicOrigins: readonly string[]
  /** Addresses and networks whose forwarded headers count. */
  readonly trustedProxies: readonly string[]
  readonly dataDirectory: string
  /** Null: the embedded database in the data directory. */
  readonly databaseUrl: string | null
  /** Null: in-process. */
  readonly cacheUrl: string | null
  readonly contentUrl: string
  readonly contentDraftUrl: string
  readonly productsUrl: string
  readonly salesUrl: string
  readonly ticketingUrl: string
  readonly searchUrl: string
  readonly imagesUrl: string
  readonly filesUrl: string
  readonly uploadsUrl: string
  readonly identityIssuer: string
  readonly seed: Seed
  readonly contentDraftToken: string
  readonly contentWriteToken: string
  readonly editorPasswordHash: string
  readonly sessionSecret: string
  readonly identityClientId: string
  /** Null: an outbox folder in the data directory. */
  readonly smtpUrl: string | null
  /** Seconds between something new and the mail about it. */
  readonly announcementDelay: number
  readonly supportEmail: string
  readonly consentIds: HostIds
  readonly monitoringIds: HostIds
  readonly tagManagerIds: HostIds
  /** Address of the monitoring's script with `{id}` in it. */
  readonly monitoringScript: string
  /** Address of the tag manager's script with `{id}` in it. */
  readonly tagManagerScript: string
  readonly testDatabaseUrl: string | null
  readonly testCacheUrl: string | null
  readonly chromiumPath: string | null
  readonly logLevel: LogLevel
}

/** The environment settings are read from. */
export type Environment = Readonly<Record<string, string | undefined>>
