import { createServer, type RequestListener } from 'node:http'
import { App } from '@kudex/host/pages/shared/layout/App.tsx'
import { loadIntl } from '@kudex/host/pages/shared/locale/loadIntl.ts'
import { Page as ContentPage } from '@kudex/host/pages/content/+Page.tsx'
import { Page as ItemPage } from '@kudex/host/pages/products/item/+Page.tsx'
import { Page as ListPage } from '@kudex/host/pages/products/list/+Page.tsx'
import { renderToString } from 'react-dom/server'
import { renderPage } from 'vike/server'
import { readCaptures, splitDocument, type PageName, type Wire } from './capture.ts'

// The three limits. Each runs in its own process:
//   node   a bare node:http server that sends the bytes of the host's response;
//   react  node:http and react-dom/server rendering the same tree from the same data and messages;
//   vike   node:http and Vike's renderPage() over the same tree, data and messages.
const pages = { home: ContentPage, list: ListPage, detail: ItemPage } as const
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
    const captures = readCaptures()
    const shells = Object.fromEntries(Object.entries(captures).map(([name, { html }]) => [name, splitDocument(html)]))
    const intl = await loadIntl(captures.home.page.layout.locale)
    return (request, response) => {
      const name = toName(request.url)
      const { page, path, fullPath } = captures[name]
      const [before, after] = shells[name] ?? ['', '']
      const root = renderToString(
        <App page={page} intl={intl} path={path} fullPath={fullPath} navigate={refuse} Page={pages[name]} />,
      )
      const body = before + root + after
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': Buffer.byteLength(body) })
      response.end(body)
    }
  },
  async vike() {
    return (request, response) => {
      void renderPage({ urlOriginal: request.url ?? '/' }).then(async ({ httpResponse }) => {
        const body = await httpResponse.getBody()
        response.writeHead(httpResponse.statusCode, {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Length': Buffer.byteLength(body),
        })
        response.end(body)
      })
    }
  },
}

const listener = await listeners[process.argv[2] ?? 'node']?.()
const server = createServer(listener).listen(Number(process.argv[3]), '127.0.0.1', () =>
  process.stdout.write('listening\n'),
)
process.on('SIGTERM', () => server.close(() => process.exit(0)))
