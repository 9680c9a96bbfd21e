import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a fake service behaves: correctly, or with one kind of failure. */
export type FakeBehaviour =
  | 'answers'
  | 'is slow'
  /** A correct but delayed response, with the data of the time of the request. */
  | 'answers late'
  | 'hangs'
  | 'fails'
  | 'sends HTML'
  | 'sends broken JSON'
  | 'sends errors with data'
  | 'is cut off'
  | 'is gone'

export interface FakeService {
  readonly url: string
  /** Operation names of the requests so far. */
  readonly asked: readonly string[]
  /** Changes how the next requests are handled. */
  behave(behaviour: FakeBehaviour): Promise<void>
  /** Sets the title in navigations; announce the change with {@link touch}. */
  answerNavigation(title: string | null): void
  /** Adds an entry to the change log. */
  touch(...tags: string[]): void
  /** Drops the change log: followers learn that changes may be missing. */
  loseLog(): void
  /** How far each running host has reported to have read the change log. */
  readonly reports: ReadonlyMap<string, string>
  /** Number of hosts that wait for changes. */
  readonly followers: number
  stop(): Promise<void>
}

export interface FakeServiceOptions {
  /** Milliseconds until a slow service responds. */
  readonly slowness?: number
  /** Data by operation name, replaces the built-in data; `isTrusted` if the request has a token. */
  readonly answers?: Readonly<Record<string, (variables: Record<string, string>, isTrusted: boolean) => unknown>>
  /** False for a service without a change log. */
  readonly hasLog?: boolean
}

/** Starts a GraphQL service on a free port with system data, navigations and a change log; `behave` makes it fail. */
export async function startFakeService(
  first: FakeBehaviour = 'answers',
  { slowness = 400, hasLog = true, answers = {} }: FakeServiceOptions = {},
): Promise<FakeService> {
  let behaviour = first
  let title: string | null = null
  let log: string[][] = []
  let logId = 'a'
  const waiting = new Set<() => void>()
  const asked: string[] = []
  const reports = new Map<string, string>()

  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      const [, hostId] = /^\/write\/hosts\/(.+)$/.exec(request.url ?? '') ?? []
      if (hostId === undefined) return respond(response, body, request.headers.authorization !== undefined)
      if (request.method === 'DELETE') reports.delete(hostId)
      else reports.set(hostId, (JSON.parse(body) as { position: string }).position)
      response.writeHead(200).end('{}')
    })
  })

  function respond(response: ServerResponse, body: string, isTrusted: boolean): void {
    const name = /(?:query|mutation) (\w+)/.exec(body)?.[1] ?? 'unnamed'
    asked.push(name)
    const json = { 'Content-Type': 'application/json' }
    const send = () => {
      if (name === 'Changes') return sendChanges(response, body)
      const own = answers[name]
      const data = own
        ? own((JSON.parse(body) as { variables: Record<string, string> }).variables, isTrusted)
        : toData(name, title)
      return response.writeHead(200, json).end(JSON.stringify({ data }))
    }
    switch (behaviour) {
      case 'answers':
        send()
        break
      case 'answers late': {
        const data = JSON.stringify({ data: toData(name, title) })
        if (name !== 'Navigation') send()
        else setTimeout(() => response.writeHead(200, json).end(data), slowness)
        break
      }
      case 'is slow':
        setTimeout(send, slowness).unref()
        break
      case 'fails':
        response.writeHead(500, json).end('{"errors":[{"message":"secret detail of the service"}]}')
        break
      case 'sends HTML':
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>secret detail of a proxy</h1>')
        break
      case 'sends broken JSON':
        response.writeHead(200, json).end('{"data": {')
        break
      case 'sends errors with data':
        response
          .writeHead(200, json)
          .end(JSON.stringify({ data: toData(name, title), errors: [{ message: 'secret detail of a resolver' }] }))
        break
      case 'is cut off':
        response.writeHead(200, { ...json, 'Content-Length': '5000' })
        response.write('{"data": {', () => response.destroy())
        break
      case 'hangs':
      case 'is gone':
        break
    }
  }

  function sendChanges(response: ServerResponse, body: string): void {
    const json = { 'Content-Type': 'application/json' }
    if (!hasLog) {
      response
        .writeHead(400, json)
        .end('{"errors":[{"message":"Cannot query field \\"changes\\" on type \\"Query\\"."}]}')
      return
    }
    const { after, wait } = (JSON.parse(body) as { variables: { after: string | null; wait: number } }).variables
    const [id, number] = (after ?? '').split('-')
    const from = after === null ? log.length : Number(number)
    const send = () => {
      waiting.delete(send)
      const isComplete = after === null || (id === logId && from <= log.length)
      const changes = isComplete
        ? log.slice(from).map((tags, i) => ({ sequence: `${logId}-${from + i + 1}`, tags }))
        : []
      const changesSince = { sequence: `${logId}-${log.length}`, isComplete, changes }
      response.writeHead(200, json).end(JSON.stringify({ data: { changes: changesSince } }))
    }
    if (wait === 0 || id !== logId || log.length !== from) send()
    else {
      waiting.add(send)
      response.on('close', () => waiting.delete(send))
    }
  }

  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  if (behaviour === 'is gone') await close()
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    asked,
    reports,
    async behave(next) {
      behaviour = next
      if (next === 'is gone') await close()
      else if (!server.listening) await listen(port)
      else server.closeIdleConnections()
    },
    answerNavigation(next) {
      title = next
    },
    touch(...tags) {
      log.push(tags)
      for (const send of waiting) send()
    },
    loseLog() {
      log = []
      logId = 'b'
      for (const send of waiting) send()
    },
    get followers() {
      return waiting.size
    },
    stop: close,
  }
}

function toData(name: string, title: string | null): unknown {
  if (name === 'SystemData') return system
  return { navigation: title === null ? null : toNavigation(title) }
}

function toNavigation(title: string) {
  const none = { titleLanguage: null, breadcrumbOverride: null, slug: null, pageId: null, pageType: null, target: null }
  const item = { id: 'item', title, items: [], countries: [], unlocalizedUrl: '/x', ...none }
  const shown = { hidden: false, hiddenSubItems: false, marketingTitle: null, marketingDescription: null }
  return { id: 'n', items: [{ ...item, ...shown, logo: null, sections: [] }] }
}

const system = {
  languages: [{ languageCode: 'en', defaultCountry: null, sortIndex: 0, localizations: [] }],
  countries: [],
  sites: [
    {
      id: 'main',
      name: 'main',
      slug: null,
      internationalOnly: false,
      hideSideButtons: false,
      enableCutFont: false,
      sortIndex: 0,
      addedLanguages: [],
      removedLanguages: [],
      brand: 'kudex',
      features: [],
      headerNavigationId: 'header',
      footerNavigationId: 'footer',
      domains: ['localhost'],
    },
  ],
  redirects: [],
  routeRules: [],
  accessRules: [],
}
