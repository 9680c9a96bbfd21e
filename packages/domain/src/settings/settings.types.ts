/** What the services load into an empty database. */
export type Seed = { readonly kind: 'none' | 'base' | 'demo' } | { readonly kind: 'scale'; readonly products: number }

/** Ids by host name. */
export type HostIds = Readonly<Record<string, string>>

/** The environment settings are read from. */
export type Environment = Readonly<Record<string, string | undefined>>
