import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { App } from '@kudex/host/pages/shared/layout/App.tsx'
import { loadIntl } from '@kudex/host/pages/shared/locale/loadIntl.ts'
import { Page as ContentPage } from '@kudex/host/pages/content/+Page.tsx'
import { Page as ItemPage } from '@kudex/host/pages/products/item/+Page.tsx'
import { Page as ListPage } from '@kudex/host/pages/products/list/+Page.tsx'
import { renderToString } from 'react-dom/server'
import { renderPage } from 'vike/server'
import { readCaptures, readDocument, readTreeInput, type PageName, type Wire } from './capture.ts'
import { distFolder, readClientTags, sendDocument, sendStream, serveFiles } from './serveFiles.ts'

// The four limits. Each runs in its own process:
//   node   a bare node:http server that sends the bytes of the host's response;
//   react  node:http and react-dom/server rendering the same tree from the same data and messages;
//   vike   node:http and Vike's renderPage() over the same tree, data and messages;
//   start  node:http and the server that TanStack Start builds, over the same tree, data and messages.
// With a bare document, react and vike also hydrate it in browsers; start always does.
const pages = { home: ContentPage, list: ListPage, detail: ItemPage } as const
const names = Object.keys(pages) as PageName[]
const isBare = process.env['KUDEX_BENCH_DOCUMENT'] === 'bare'
const refuse = (): Promise<never> => Promise.reject(new Error('Navigation is not available on the server'))
const toName = (url: string | undefined): PageName => (url?.slice(1) ?? 'home') as PageName

const listeners: Record<string, () => Promise<RequestListener>> = {
  async node() {
    const decode = (wire: Wire) => ({
      ...wire,
      headers: [...wire.headers],
      body: Buffer.from(wire.base64, 'base64'),
    })
    const answers = Object.fromEntries(
      Object.entries(readCaptures()).map(([name, { wires }]) => [
        name,
        { br: decode(wires.br), identity: decode(wires.identity) },
      ]),
    )
    return (request, response) => {
      const encoding = request.headers['accept-encoding'] === 'br' ? 'br' : 'identity'
      const answer = answers[toName(request.url)]?.[encoding]
      response.writeHead(answer?.status ?? 404, answer?.headers)
      response.end(answer?.body)
    }
  },
  async react() {
    const documents = Object.fromEntries(names.map((name) => [name, isBare ? toHydrated(name) : readDocument(name)]))
    const intl = await loadIntl(readCaptures().home.page.layout.locale)
    return (request, response) => {
      const name = toName(request.url)
      const { page, path, fullPath } = readTreeInput(name)
      const [before, after] = documents[name] ?? ['', '']
      const root = renderToString(
        <App page={page} intl={intl} path={path} fullPath={fullPath} navigate={refuse} Page={pages[name]} />,
      )
      sendDocument(response, before + root + after)
    }
  },
  async vike() {
    return (request, response) => {
      void renderPage({ urlOriginal: request.url ?? '/' }).then(async ({ httpResponse }) => {
        sendDocument(response, await httpResponse.getBody())
      })
    }
  },
  async start() {
    const { default: built } = (await import(join(distFolder, 'start', 'server', 'server.js'))) as StartServer
    return ({ url, headers }, response) => {
      const request = new Request(`http://${headers.host}${url}`, {
        headers: { 'user-agent': headers['user-agent'] ?? '' },
      })
      void built.fetch(request).then(({ body }) => sendStream(response, Readable.fromWeb(body as ReadableStream)))
    }
  },
}

interface StartServer {
  readonly default: { fetch(request: Request): Promise<Response> }
}

/** The document of bare React with what its client entry needs. */
function toHydrated(name: PageName): readonly [before: string, after: string] {
  const [before, after] = readDocument(name)
  const input = JSON.stringify({ name, input: readTreeInput(name) }).replaceAll('<', String.raw`\u003c`)
  return [
    before.replace('</head>', `${readClientTags('react.client.ts')}</head>`),
    after.replace('</body>', `<script type="application/json" id="input">${input}</script></body>`),
  ]
}

const kind = process.argv[2] ?? 'node'
const render = await listeners[kind]?.()
const files = serveFiles(
  join(distFolder, kind === 'start' ? 'start/client' : 'client'),
  process.env['KUDEX_BENCH_HOST'] ?? '',
)
const server = createServer((request, response) => {
  const isPage = names.includes(toName(request.url))
  return (isPage ? render : files)?.(request, response)
}).listen(Number(process.argv[3]), '127.0.0.1', () => process.stdout.write('listening\n'))
process.on('SIGTERM', () => server.close(() => process.exit(0)))
