import type { IncomingMessage } from 'node:http'
import { GraphQLError, type GraphQLSchema, NoSchemaIntrospectionCustomRule } from 'graphql'
import { createYoga, maskError, type Plugin } from 'graphql-yoga'
import { Hono } from 'hono'
import type { Logger } from '@kudex/node-server/logging'
import { createCostRule } from './costRule.ts'
import { isNestedTooDeeply } from './nesting.ts'
import { withDeadline, type Deadline } from './deadline.ts'
import { bodyLimits, documentLimits } from '../limits.ts'
import { readBody } from './readBody.ts'
import { logOperations } from './logOperations.ts'

/** A GraphQL endpoint of a service. */
export interface GraphqlEndpoint<Context extends object> {
  readonly path: string
  readonly schema: GraphQLSchema
  /**
   * Creates the context of a request, or returns an error response (such as for a missing token). `connection` is
   * undefined for requests without a socket, in tests. A `log` in the context replaces that of the endpoint.
   */
  readonly createContext: (
    headers: Headers,
    deadline: Deadline,
    connection: IncomingMessage | undefined,
  ) => Context | Response | Promise<Context | Response>
  readonly log: Logger
  /** Enabled in development only. */
  readonly introspection: boolean
}

/**
 * Creates a Hono app for a hardened GraphQL endpoint: POST with JSON only (which rules out cross-origin forms), no CORS
 * headers, GraphiQL or batching, limits of body size, depth, cost and time, masked errors.
 */
export function mountGraphql<Context extends object>(endpoint: GraphqlEndpoint<Context>): Hono {
  const { path, log } = endpoint
  const yoga = createYoga<Context>({
    schema: endpoint.schema,
    graphqlEndpoint: path,
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: bodyLimits.graphql,
    maskedErrors: {
      isDev: false,
      errorMessage: 'Something went wrong in the service.',
      maskError: (error, ...options) => toUnstorableError(error) ?? maskError(error, ...options),
    },
    parserAndValidationCache: true,
    logging: {
      debug: (...data: unknown[]) => log.debug({ data }, 'yoga'),
      info: (...data: unknown[]) => log.debug({ data }, 'yoga'),
      warn: (...data: unknown[]) => log.warn({ data }, 'yoga'),
      error: (error: unknown) => {
        if (!toUnstorableError(error)) log.error({ err: toCause(error), path }, 'a resolver failed')
      },
    },
    plugins: [limitDocuments(endpoint.introspection), logOperations(log)],
  })

  const app = new Hono()
  app.all(path, async (c) => {
    const { method, headers } = c.req.raw
    if (method !== 'POST') return refuse(405, 'GraphQL is answered to POST only.', { allow: 'POST' })
    if (!isJson(headers.get('content-type'))) return refuse(415, 'The body of a GraphQL request is application/json.')
    return withDeadline(c.req.raw.signal, refuseLate, (deadline) =>
      execute(c.req.raw, deadline, (c.env as NodeBindings | undefined)?.incoming),
    )
  })

  const execute = async (request: Request, deadline: Deadline, connection?: IncomingMessage): Promise<Response> => {
    const { method, headers } = request
    const context = await endpoint.createContext(headers, deadline, connection)
    if (context instanceof Response) return context
    const body = await readBody(request, bodyLimits.graphql)
    if (body === null) return refuse(413, `The request is larger than ${bodyLimits.graphql} bytes.`)
    const query = readQuery(body)
    if (query === null) return refuse(400, 'The body is no JSON object with a query.')
    if (isNestedTooDeeply(query)) return refuse(400, 'The document is too large: it is nested too deeply.')
    const { signal } = deadline
    const call = new Request(`http://service${path}`, { method, headers: forwarded, body, signal })
    const response = await yoga.fetch(call, context)
    if (!headers.get('accept')?.includes(responseType)) {
      // Yoga's headers keep a name in another case, so that setting it alone would send two media types.
      response.headers.delete('content-type')
      response.headers.set('content-type', 'application/json')
    }
    return response
  }
  app.onError((error) => {
    log.error({ err: error, path }, 'a request failed')
    return refuse(500, 'Something went wrong in the service.')
  })
  return app
}

/** Bindings of @hono/node-server; absent for requests in tests. */
interface NodeBindings {
  readonly incoming?: IncomingMessage
}

function refuseLate(): Response {
  return refuse(504, 'The service took too long.')
}

function limitDocuments(introspection: boolean): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(createCostRule(documentLimits))
      if (introspection) return undefined
      addValidationRule(NoSchemaIntrospectionCustomRule)
      // Suggestions would reveal the schema name by name.
      return ({ valid, result }) => {
        if (valid) return
        for (const error of result as readonly GraphQLError[]) {
          error.message = error.message.replace(/ Did you mean .*\?$/s, '')
        }
      }
    },
  }
}

/** The media type with which the GraphQL over HTTP specification uses status 400 for invalid documents. */
const responseType = 'application/graphql-response+json'

/** Replaces the client's headers, which must not affect the result. */
const forwarded = { 'content-type': 'application/json', accept: responseType }

function isJson(contentType: string | null): boolean {
  const mediaType = contentType?.split(';')[0]?.trim().toLowerCase()
  return mediaType === 'application/json' || mediaType === 'application/graphql+json'
}

function readQuery(body: string): string | null {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value !== 'object' || value === null || !('query' in value)) return null
    return typeof value.query === 'string' ? value.query : null
  } catch {
    return null
  }
}

/** The error of a request with a text that the database cannot store; null for other errors. */
function toUnstorableError(error: unknown): GraphQLError | null {
  const cause = toCause(error)
  // The query builder wraps the error of the database.
  const { code } = (cause instanceof Error && cause.cause ? cause.cause : cause) as { readonly code?: unknown }
  if (code !== nulInText && code !== nulInJson) return null
  const { nodes = null, path = null } = error as Partial<GraphQLError>
  const extensions = { code: 'BAD_USER_INPUT' }
  return new GraphQLError('A text contains a character that cannot be stored.', { nodes, path, extensions })
}

/** Error codes of PostgreSQL: character not in repertoire, untranslatable character. */
const [nulInText, nulInJson] = ['22021', '22P05']

/** The original error behind a GraphQLError. */
function toCause(error: unknown): unknown {
  return error instanceof GraphQLError ? (error.originalError ?? error) : error
}

/** Creates an error response in GraphQL format, so that clients can show its message; `code` is its `extensions.code`. */
export function refuse(status: number, message: string, headers: Record<string, string> = {}, code?: string): Response {
  return Response.json({ errors: [{ message, ...(code && { extensions: { code } }) }] }, { status, headers })
}
