import type { IncomingMessage } from 'node:http'
import { GraphQLError, type GraphQLSchema, NoSchemaIntrospectionCustomRule } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { Hono } from 'hono'
import type { Logger } from '@kudex/node-server/logging'
import { createCostRule } from './costRule.ts'
import { isNestedTooDeeply } from './nesting.ts'
import { withDeadline, type Deadline } from './deadline.ts'
import { bodyLimits, documentLimits } from '../limits.ts'
import { readBody } from './readBody.ts'
import { reportOperations } from './reportOperations.ts'

/** A GraphQL endpoint of a service. */
export interface GraphqlEndpoint<Context extends object> {
  readonly path: string
  readonly schema: GraphQLSchema
  /**
   * Makes the context of one request, or answers it with a refusal (a missing token). The connection is there where
   * the request came over one.
   */
  readonly createContext: (
    headers: Headers,
    deadline: Deadline,
    connection: IncomingMessage | undefined,
  ) => Context | Response
  readonly log: Logger
  /** On while developing only. */
  readonly introspection: boolean
}

/**
 * A Hono app that answers GraphQL at one path, hardened: POST with JSON only (so no browser sends it from a
 * form), no cross-origin headers, no GraphiQL, no batches, limits on body, depth, cost and time, masked errors.
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
    maskedErrors: { isDev: false, errorMessage: 'Something went wrong in the service.' },
    parserAndValidationCache: true,
    logging: {
      debug: (...data: unknown[]) => log.debug({ data }, 'yoga'),
      info: (...data: unknown[]) => log.debug({ data }, 'yoga'),
      warn: (...data: unknown[]) => log.warn({ data }, 'yoga'),
      error: (error: unknown) => log.error({ err: toCause(error), path }, 'a resolver failed'),
    },
    plugins: [limitDocuments(endpoint.introspection), reportOperations(log)],
  })

  const app = new Hono()
  app.all(path, async (call) => {
    const { method, headers } = call.req.raw
    if (method !== 'POST') return refuse(405, 'GraphQL is answered to POST only.', { allow: 'POST' })
    if (!isJson(headers.get('content-type'))) return refuse(415, 'The body of a GraphQL request is application/json.')
    return withDeadline(call.req.raw.signal, refuseLate, (deadline) =>
      answer(call.req.raw, deadline, (call.env as Connected | undefined)?.incoming),
    )
  })

  const answer = async (request: Request, deadline: Deadline, connection?: IncomingMessage): Promise<Response> => {
    const { method, headers } = request
    const context = endpoint.createContext(headers, deadline, connection)
    if (context instanceof Response) return context
    const body = await readBody(request, bodyLimits.graphql)
    if (body === null) return refuse(413, `The request is larger than ${bodyLimits.graphql} bytes.`)
    const query = readQuery(body)
    if (query === null) return refuse(400, 'The body is no JSON object with a query.')
    if (isNestedTooDeeply(query)) return refuse(400, 'The document is too large: it is nested too deeply.')
    const { signal } = deadline
    const call = new Request(`http://service${path}`, { method, headers: forwarded, body, signal })
    const response = await yoga.fetch(call, context)
    if (!headers.get('accept')?.includes(responseType)) response.headers.set('content-type', 'application/json')
    return response
  }
  app.onError((error) => {
    log.error({ err: error, path }, 'a request failed')
    return refuse(500, 'Something went wrong in the service.')
  })
  return app
}

/** What the server hands over beside a request; a request in a test came over nothing. */
interface Connected {
  readonly incoming?: IncomingMessage
}

function refuseLate(): Response {
  return refuse(504, 'The service took too long.')
}

function limitDocuments(introspection: boolean): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(createCostRule(documentLimits))
      if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule)
    },
  }
}

/** The media type under which a document that cannot be run is answered 400 instead of 200. */
const responseType = 'application/graphql-response+json'

/** Nothing of the client's address or other headers has a meaning for the answer. */
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

/** What really failed, without the wrapping for the client. */
function toCause(error: unknown): unknown {
  return error instanceof GraphQLError ? (error.originalError ?? error) : error
}

/** A refusal in the shape of a GraphQL answer, so that every client can show its message. */
export function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers })
}
