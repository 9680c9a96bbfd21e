import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ThirdPartyServer {
  readonly origin: string
  /** Requested paths, in order. */
  readonly asked: string[]
  readonly stop: () => Promise<void>
}

/** Serves scripts on loopback and records the requests; each script marks the page when it runs. */
export async function startThirdPartyServer(): Promise<ThirdPartyServer> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' })
    response.end(`(window.thirdParties ??= []).push(${JSON.stringify(request.url)})`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
