import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SystemData } from '@kudex/domain/paths'
import { resolveSettings } from '@kudex/domain/settings'
import type { AssetStore } from '../routes/assets/assetStore.ts'
import type { RenderPage } from '../pages/page.types.ts'
import { startHost } from '../startHost.ts'
import { writeSnapshot } from '../system/snapshotFile.ts'
import { testSystem } from './testSystem.ts'

export interface TestHost {
  readonly port: number
  readonly adminPort: number
  /** URLs of the pages rendered so far. */
  readonly rendered: string[]
  fetch(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>
  /** Sends raw bytes and reads until the connection closes; rejects after five seconds. */
  sendRaw(text: string): Promise<RawResponse>
  stop(): Promise<void>
}

export interface RawResponse {
  readonly status: number
  /** Lower-case names; several values of one name are joined by a line feed. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface TestHostOptions {
  readonly render?: RenderPage
  readonly assets?: AssetStore
  readonly environment?: Readonly<Record<string, string>>
  readonly hasSnapshot?: boolean
  /** The stored snapshot; default: `testSystem`. */
  readonly system?: SystemData
  readonly limits?: { readonly service: number; readonly page: number }
}

/** Starts the whole host on free ports, with services that are down, a stored snapshot and a test renderer. */
export async function startTestHost(options: TestHostOptions = {}): Promise<TestHost> {
  const folder = await mkdtemp(join(tmpdir(), 'kudex-host-'))
  if (options.hasSnapshot !== false)
    await writeSnapshot(join(folder, 'host', 'system.json'), options.system ?? testSystem)
  const rendered: string[] = []
  const settings = resolveSettings({
    LOG_LEVEL: 'none',
    KUDEX_DATA_DIR: folder,
    // What has no address here is down too, although a system may run on the default port.
    SERVICES_PORT: new URL(closed).port,
    CONTENT_URL: closed,
    PRODUCTS_URL: closed,
    IMAGES_URL: `${closed}/images`,
    FILES_URL: `${closed}/files`,
    IDENTITY_ISSUER: `${closed}/realm`,
    PUBLIC_ORIGINS: 'http://localhost,https://www.kudex.test',
    ...options.environment,
  })
  const render = options.render ?? renderTestPage
  const host = await startHost(
    // Settings do not allow port 0: a free port.
    { ...settings, hosts: ['127.0.0.1'], port: 0, adminPort: 0 },
    {
      assets: options.assets ?? noAssets,
      ...(options.limits ? { limits: options.limits } : {}),
      render: (url, context) => {
        rendered.push(url)
        return render(url, context)
      },
    },
  )
  return {
    port: host.port,
    adminPort: host.adminPort,
    rendered,
    fetch: (path, headers = {}) => fetch(`http://127.0.0.1:${host.port}${path}`, { redirect: 'manual', headers }),
    sendRaw: (text) => sendRaw(host.port, text),
    async stop() {
      await host.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Renders the page's inputs as JSON. `/boom` throws, malformed paths are 404, `/moved` redirects to `/new`, `/refused` is
 * 401.
 */
export const renderTestPage: RenderPage = async (
  url,
  { address, fullPath: ownPath, requestedPath, isInvalid, visitor, session },
) => {
  if (address.path === '/boom') throw new Error('secret detail of a stack')
  const isNotFound = isInvalid || address.path === '/nope' || !address.isAreaOffered
  const status = address.path === '/moved' ? 301 : address.path === '/refused' ? 401 : isNotFound ? 404 : 200
  // As the error page does.
  const fullPath = status === 404 ? requestedPath : ownPath
  const location = status === 301 ? '/en/new' : null
  const inputs = { url, site: address.site.id, locale: address.locale.code, fullPath, visitor, session }
  const isData = url.includes('.pageContext.json')
  return {
    status,
    contentType: isData ? 'application/json' : 'text/html;charset=utf-8',
    body: JSON.stringify(inputs),
    location,
    error: null,
  }
}

const closed = 'http://127.0.0.1:9'

const noAssets: AssetStore = { buildId: 'build-1', send: () => false, read: () => null }

function sendRaw(port: number, text: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.setTimeout(5_000, () => {
      socket.destroy()
      reject(new Error(`The connection stays open after ${JSON.stringify(text)}; received ${JSON.stringify(received)}`))
    })
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      received += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(parseResponse(received)))
    socket.write(text, 'latin1')
  })
}

function parseResponse(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n')
  const [line = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers: Record<string, string> = {}
  for (const header of lines) {
    const colon = header.indexOf(':')
    const name = header.slice(0, colon).toLowerCase()
    const value = header.slice(colon + 1).trim()
    headers[name] = name in headers ? `${headers[name]}\n${value}` : value
  }
  return { status: Number(line.split(' ')[1]), headers, body: text.slice(end + 4) }
}
