import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { hashPassword } from '@kudex/node-server/passwords'
import { createEditorSessions } from '../access/editorSessions.ts'
import { startTestHost, type TestHost, type TestHostOptions } from './startTestHost.ts'

/** A request of the host to the content service. */
export interface ContentRequest {
  readonly method: string
  /** Path below `/content`, with its query. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface EditorHost extends TestHost {
  /** The cookie of the editor Eva Müller. */
  readonly cookie: string
  readonly passwordHash: string
  /** Requests to the content service, except those that follow its changes. */
  readonly received: ContentRequest[]
  /** Sends a request to the host without following redirects. */
  readonly send: (path: string, init?: RequestInit) => Promise<Response>
}

export interface EditorHostOptions extends Pick<TestHostOptions, 'render' | 'limits'> {
  /** The response of the content service. */
  readonly respond: (request: ContentRequest) => ContentResponse | Promise<ContentResponse>
}

interface ContentResponse {
  readonly status: number
  readonly body: object
}

export const editorPassword = 'kudex-editor'
export const editorSecret = 'a secret of the tests that is long enough'
export const writeToken = 'write-token-of-the-tests'

/** Starts a host for editors, with a content service whose responses the test decides. */
export async function startEditorHost({ respond, render, limits }: EditorHostOptions): Promise<EditorHost> {
  const received: ContentRequest[] = []
  const content = createServer((request, response) => {
    void text(request).then(async (body) => {
      const { method = '', url = '', headers } = request
      // The host follows the changes of the content by itself.
      if (url === '/content/graphql') return void response.writeHead(503).end()
      const call = { method, path: url.replace(/^\/content/, ''), headers, body }
      received.push(call)
      const { status, body: answer } = await respond(call)
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer))
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => content.once('listening', resolve))
  const base = `http://127.0.0.1:${(content.address() as AddressInfo).port}/content`
  const passwordHash = await hashPassword(editorPassword)
  const host = await startTestHost({
    ...(render && { render }),
    ...(limits && { limits }),
    environment: {
      CONTENT_URL: `${base}/graphql`,
      CONTENT_DRAFT_URL: `${base}/draft/graphql`,
      CONTENT_WRITE_TOKEN: writeToken,
      SESSION_SECRET: editorSecret,
      EDITOR_PASSWORD_HASH: passwordHash,
    },
  })
  const sessions = createEditorSessions({
    sessionSecret: editorSecret,
    editorPasswordHash: passwordHash,
    resolveSession: async () => ({ kind: 'none' }),
  })
  return {
    ...host,
    cookie: `kudex-editor=${await sessions.create('Eva Müller')}`,
    passwordHash,
    received,
    send: (path, init = {}) => fetch(`http://127.0.0.1:${host.port}${path}`, { redirect: 'manual', ...init }),
    stop: async () => {
      await host.stop()
      content.close()
    },
  }
}
