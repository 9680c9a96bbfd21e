import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Settings } from '@kudex/domain/settings'
import type { Hono } from 'hono'
import type { Registry } from 'prom-client'
import type { Seed } from '../seed/seed.types.ts'
import type { Database, Queries } from './database/database.types.ts'
import type { Jobs } from './jobs/jobs.types.ts'
import type { Logger } from '@kudex/node-server/logging'

/**
 * A service of the process. `main.ts` creates it with its context and mounts its routes, so that each can be removed and
 * replaced by a URL.
 */
export interface Service {
  /** Name of the service in logs, metrics and readiness, such as `content`. */
  readonly name: string
  readonly routes: readonly ServiceRoute[]
  /** Readiness checks by name; `/readyz` reports the names of rejected ones. */
  readonly readiness?: Readonly<Record<string, () => Promise<unknown>>>
  /** Runs when the process begins to stop; ends requests that wait for an event. */
  readonly stopping?: () => void
  /** Runs after the last response and before the database closes. */
  readonly close?: () => Promise<void>
}

/**
 * A route of a service. The handler gets the unchanged URL with the prefix. The longest prefix wins and matches whole
 * segments. `app` is a Hono app, `handler` a plain Node handler such as that of oidc-provider.
 */
export type ServiceRoute =
  | { readonly prefix: string; readonly app: Hono }
  | { readonly prefix: string; readonly handler: (request: IncomingMessage, response: ServerResponse) => unknown }

export type CreateService = (context: ServiceContext) => Promise<Service> | Service

export interface ServiceContext {
  readonly settings: Settings
  readonly database: Database
  /** Background jobs that survive the end of the process. */
  readonly jobs: Jobs
  /** A child logger with the name of the service. */
  readonly log: Logger
  /** Metrics of the process; names of new ones begin with that of the service. */
  readonly metrics: Registry
}

/**
 * The part of a seed that a service loads. At the first start all empty parts load in one transaction. `load` returns a
 * summary for the output: `120 products, 24 services`.
 */
export interface SeedPart {
  readonly name: string
  /** True if derived from other parts: loads after their transaction in its own, and at the next start if that fails. */
  readonly isDerived?: true
  readonly isEmpty: (queries: Queries) => Promise<boolean>
  readonly load: (queries: Queries, context: SeedContext) => Promise<string>
}

export interface SeedContext {
  readonly seed: Seed
  /** The pictures of the seed that have a file, by name. */
  readonly pictures: ReadonlyMap<string, LoadedPicture>
  /** Reports the progress of a long load. */
  readonly report?: (line: string) => void
  /** True if the database has several connections, unlike the embedded one. */
  readonly hasConnections?: boolean
}

/** A seed picture with its id in the image service. */
export interface LoadedPicture {
  /** `{name}-{first 8 hex digits of the SHA-256 of its bytes}`; the hash gives a changed picture a new URL. */
  readonly imageId: string
  readonly width: number
  readonly height: number
}
