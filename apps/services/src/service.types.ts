import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Settings } from '@kudex/domain/settings'
import type { Hono } from 'hono'
import type { Registry } from 'prom-client'
import type { Seed } from '../seed/seed.types.ts'
import type { Database, Queries } from './database/database.types.ts'
import type { Jobs } from './jobs/jobs.types.ts'
import type { LoadedPicture } from './seeding/loadPictures.ts'
import type { Logger } from '@kudex/node-server/logging'

/**
 * What the process knows of a service. A service is one folder; `main.ts` creates it with its context and
 * mounts what it returns, so that each can be taken out and replaced by its URL.
 */
export interface Service {
  /** Names the service in logs, metrics and readiness: `content`. */
  readonly name: string
  readonly routes: readonly ServiceRoute[]
  /** The parts that must work for the service to be ready; a rejected promise makes `/readyz` name the part. */
  readonly readiness?: Readonly<Record<string, () => Promise<unknown>>>
  /** Runs when the process begins to end: lets go of requests that wait for something to happen. */
  readonly stopping?: () => void
  /** Runs after the last request is answered and before the database closes. */
  readonly close?: () => Promise<void>
}

/**
 * The paths a service answers. The handler sees the unchanged URL, prefix included; the longest prefix
 * wins and matches whole segments. `app` is a Hono app, `handler` a plain Node handler such as oidc-provider's.
 */
export type ServiceRoute =
  | { readonly prefix: string; readonly app: Hono }
  | { readonly prefix: string; readonly handler: (request: IncomingMessage, response: ServerResponse) => unknown }

export type CreateService = (context: ServiceContext) => Promise<Service> | Service

interface ServiceContext {
  readonly settings: Settings
  readonly database: Database
  /** Background work that survives the end of the process. */
  readonly jobs: Jobs
  /** A child log that carries the service's name. */
  readonly log: Logger
  /** Metrics of the process; add your own with a name that begins with the service's. */
  readonly metrics: Registry
}

/**
 * A service's share of a seed. All parts that are still empty load inside one transaction at the first
 * start; `load` answers what to print: `120 products, 24 services`.
 */
export interface SeedPart {
  readonly name: string
  /** Made from what the others have stored: it loads after their transaction, in its own, and is made anew if that ends early. */
  readonly isDerived?: true
  readonly isEmpty: (queries: Queries) => Promise<boolean>
  readonly load: (queries: Queries, context: SeedContext) => Promise<string>
}

export interface SeedContext {
  readonly seed: Seed
  /** Those pictures of the seed that have a file, by name. */
  readonly pictures: ReadonlyMap<string, LoadedPicture>
  /** Prints how far a long load is. */
  readonly report?: (line: string) => void
  /** Whether the database does several things at once, other than the embedded one. */
  readonly hasConnections?: boolean
}
