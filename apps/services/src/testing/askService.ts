import { type Environment, resolveSettings } from '@kudex/domain/settings'
import type { Logger } from '@kudex/node-server/logging'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import type { Database } from '../database/database.types.ts'
import { createJobs } from '../jobs/createJobs.ts'
import type { CreateService, Service } from '../service.types.ts'

/** Token of drafts in tests. */
export const draftToken = 'token-of-the-tests'

/** Token of the write interface in tests. */
export const writeToken = 'write-token-of-the-tests'

export interface Answer {
  readonly status: number
  readonly data: unknown
  /** A value in the data by its path, such as `page.blocks.0.title`; undefined if missing. */
  readonly at: (path: string) => unknown
  readonly errors: readonly { message: string; extensions?: { code?: string } }[]
}

export interface Question {
  readonly path: string
  readonly query: string
  readonly variables?: Record<string, unknown>
  readonly headers?: Record<string, string>
}

/** Creates a service and returns a function for GraphQL requests to it, without a port. */
export async function askService(
  create: CreateService,
  database: Database,
  environment: Environment = {},
): Promise<(question: Question) => Promise<Answer>> {
  return askMounted(await createForTests(create, database, environment))
}

/** Creates a service like the process does, without logging. */
export function createForTests(
  create: CreateService,
  database: Database,
  environment: Environment = {},
  log: Logger = pino({ level: 'silent' }),
): Promise<Service> | Service {
  const settings = resolveSettings({ CONTENT_DRAFT_TOKEN: draftToken, ...environment })
  const jobs = createJobs({ queries: database.queries, log })
  return create({ settings, database, jobs, log, metrics: new Registry() })
}

/** Returns a function for GraphQL requests to a service. */
export function askMounted(service: Service): (question: Question) => Promise<Answer> {
  return async ({ path, query, variables, headers }) => {
    const route = service.routes.find(({ prefix }) => prefix === path)
    if (!route || !('app' in route)) throw new Error(`The service has no app at ${path}`)
    const response = await route.app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    })
    const { data = null, errors = [] } = (await response.json()) as Partial<Answer>
    return { status: response.status, data, errors, at: (part) => readPart(data, part) }
  }
}

export interface WriterAnswer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** A raw request to the write interface; headers are added to the default ones. */
export interface WriterRequest {
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** Returns a function for writes to a content service; `send` sends raw requests. */
export function askWriter(service: Service) {
  const send = async (
    method: string,
    path: string,
    { headers: added = {}, ...init }: WriterRequest = {},
  ): Promise<Response> => {
    const route = service.routes.find(({ prefix }) => prefix === '/content/write')
    if (!route || !('app' in route)) throw new Error('The service has no write interface')
    const headers = { authorization: `Bearer ${writeToken}`, 'content-type': 'application/json', ...added }
    return route.app.request(`/content/write/${path}`, { ...init, method, headers })
  }
  const write = async (
    method: string,
    path: string,
    value?: unknown,
    version: string | null = null,
    headers: Record<string, string> = {},
  ): Promise<WriterAnswer> => {
    const response = await send(method, path, {
      headers: { ...(version === null ? {} : { 'if-match': `"${version}"` }), ...headers },
      ...(value === undefined ? {} : { body: JSON.stringify(value) }),
    })
    return { status: response.status, body: (await response.json()) as WriterAnswer['body'] }
  }
  return Object.assign(write, { send })
}

function readPart(data: unknown, path: string): unknown {
  return path.split('.').reduce((part: unknown, key) => (part as Record<string, unknown> | null)?.[key], data)
}
