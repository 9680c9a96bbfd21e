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
  /** The pages rendered so far, by the address they were rendered at. */
  readonly rendered: string[]
  fetch(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>
  /** Sends bytes as they are and reads until the server is done; fails when it is not within five seconds. */
  sendRaw(text: string): Promise<RawAnswer>
  stop(): Promise<void>
}

export interface RawAnswer {
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
  /** The kept snapshot; left out, the small system of the tests. */
  readonly system?: SystemData
  readonly limits?: { readonly service: number; readonly page: number }
}

/** Starts the whole front door on free ports, with services that are down, a kept snapshot and a renderer of the test. */
export async function startTestHost(options: TestHostOptions = {}): Promise<TestHost> {
  const folder = await mkdtemp(join(tmpdir(), 'kudex-host-'))
  if (options.hasSnapshot !== false)
    await writeSnapshot(join(folder, 'host', 'system.json'), options.system ?? testSystem)
  const rendered: string[] = []
  const settings = resolveSettings({
    LOG_LEVEL: 'none',
    KUDEX_DATA_DIR: folder,
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
    // Port 0 is the test's alone: the system gives a free one.
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
 * A page that tells what it was rendered from; the path `/boom` fails, malformed addresses are not found, `/moved` leads
 * to `/new`, `/refused` answers 401. In the data for navigation the router answers 200 to all that but says so.
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
  const told = { url, site: address.site.id, locale: address.locale.code, fullPath, visitor, session }
  const isData = url.includes('.pageContext.json')
  const abort =
    location === null
      ? { is404: status === 404, ...(status === 200 ? {} : { abortStatusCode: status }) }
      : { _urlRedirect: { url: location, statusCode: status } }
  return {
    status: isData ? 200 : status,
    contentType: isData ? 'application/json' : 'text/html;charset=utf-8',
    body: JSON.stringify(isData ? { ...told, ...abort } : told),
    location: isData ? null : location,
    error: null,
  }
}

const closed = 'http://127.0.0.1:9'

const noAssets: AssetStore = { buildId: 'build-1', send: () => false }

function sendRaw(port: number, text: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.setTimeout(5_000, () => {
      socket.destroy()
      reject(new Error(`No end of the answer to ${JSON.stringify(text)}; so far ${JSON.stringify(received)}`))
    })
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      received += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(parseAnswer(received)))
    socket.write(text, 'latin1')
  })
}

function parseAnswer(text: string): RawAnswer {
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
