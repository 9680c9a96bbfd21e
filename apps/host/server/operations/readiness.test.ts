import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { startTestHost } from '../testing/startTestHost.ts'

/** Services that respond to any request; only `/readyz` differs. */
async function readReadiness(readiness: number, issuerHost = '127.0.0.1'): Promise<unknown> {
  const services = createServer((request, response) => {
    request.resume()
    if (request.url === '/readyz') response.writeHead(readiness).end('{}')
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":{"__typename":"Query"}}')
  }).listen(0, '127.0.0.1')
  await once(services, 'listening')
  const { port } = services.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const host = await startTestHost({
    environment: {
      SERVICES_PORT: String(port),
      CONTENT_URL: `${url}/content/graphql`,
      PRODUCTS_URL: `${url}/products/graphql`,
      IMAGES_URL: `${url}/images`,
      FILES_URL: `${url}/files`,
      IDENTITY_ISSUER: `http://${issuerHost}:${port}/realm`,
    },
  })
  try {
    return await (await host.fetch('/readyz')).json()
  } finally {
    await host.stop()
    services.closeAllConnections()
    services.close()
  }
}

it('every service is listed if the services respond but their database does not', async () => {
  expect(await readReadiness(503)).toEqual({
    status: 'degraded',
    failing: ['content', 'products', 'sales', 'ticketing', 'search', 'images', 'files', 'uploads', 'identity'],
  })
})

it('an identity service of another origin is not judged by `/readyz`, which may be that of the host', async () => {
  expect(await readReadiness(503, 'localhost')).not.toMatchObject({ failing: expect.arrayContaining(['identity']) })
})

it.each([200, 404])('no service is listed if %s is the response at `/readyz`', async (status) => {
  // The fake content service has no system data, so content is left out.
  const { failing = [] } = (await readReadiness(status)) as { failing?: string[] }
  expect(failing.filter((service) => !service.startsWith('content'))).toEqual([])
})
