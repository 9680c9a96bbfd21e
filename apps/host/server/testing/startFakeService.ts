import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a fake service behaves: as it should, or in one of the ways a service goes wrong. */
export type FakeBehaviour =
  | 'answers'
  | 'hangs'
  | 'fails'
  | 'sends HTML'
  | 'sends broken JSON'
  | 'is cut off'
  | 'is gone'

export interface FakeService {
  readonly url: string
  /** How the next requests are answered. */
  behave(behaviour: FakeBehaviour): Promise<void>
  stop(): Promise<void>
}

/** Starts a GraphQL service on a free port that answers system data and a navigation until it is told to go wrong. */
export async function startFakeService(first: FakeBehaviour = 'answers'): Promise<FakeService> {
  let behaviour = first
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => answer(response, behaviour, body))
  })
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
    async behave(next) {
      behaviour = next
      if (next === 'is gone') await close()
      else if (!server.listening) await listen(port)
      else server.closeIdleConnections()
    },
    stop: close,
  }
}

function answer(response: ServerResponse, behaviour: FakeBehaviour, body: string): void {
  const json = { 'Content-Type': 'application/json' }
  switch (behaviour) {
    case 'answers':
      response.writeHead(200, json).end(JSON.stringify({ data: body.includes('SystemData') ? system : navigation }))
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
    case 'is cut off':
      response.writeHead(200, { ...json, 'Content-Length': '5000' })
      response.write('{"data": {', () => response.destroy())
      break
    case 'hangs':
    case 'is gone':
      break
  }
}

const navigation = { navigation: null }

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
}
