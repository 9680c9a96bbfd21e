import type { Logger } from '@kudex/node-server/logging'
import type { Queries } from '../../database/database.types.ts'

/** What the routes of the write interface share. */
export interface RouteOptions {
  readonly queries: Queries
  /** Path below which the routes are. */
  readonly path: string
  readonly limitWrites: <Value>(task: () => Promise<Value>) => Promise<Value>
  /** Runs after each change that visitors may see. */
  readonly onStored: () => void
  readonly log: Logger
}
