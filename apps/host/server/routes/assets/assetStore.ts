import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { resolveEncodings, type Encoding } from '../../headers/negotiation.ts'
import type { SecurityHeaders } from '../../headers/securityHeaders.ts'
import type { HostEnv } from '../../hostContext.ts'

/** The files of the browser build, in memory with their precompressed variants. */
export interface AssetStore {
  /** Sends a file; false if there is none at the path. */
  send(path: string, request: IncomingMessage, response: ServerResponse, security: readonly string[]): boolean
  /** The text of a file; null if there is none at the path. */
  read(path: string): string | null
  /** Identifies the build: when it changes, browsers reload (API-04). */
  readonly buildId: string
}

export interface AssetOptions {
  readonly assets: AssetStore
  readonly security: SecurityHeaders
}

/** The files of the browser build; other paths are left to the next routes. */
export function createAssetRoutes({ assets, security }: AssetOptions): Hono<HostEnv> {
  return new Hono<HostEnv>().get('*', async (c, next) => {
    const { incoming, outgoing, headerProfile } = c.env
    const isSent = assets.send(c.req.path, incoming, outgoing, security.list('page', headerProfile))
    return isSent ? RESPONSE_ALREADY_SENT : next()
  })
}

/** Reads all files of a folder. Files below `assets/` have a hash in their name and are immutable. */
export async function openAssetStore(folder: string): Promise<AssetStore> {
  const assets = await readAssets(folder)
  const buildId = createHash('sha256')
    .update([...assets.keys()].toSorted().join('\n'))
    .digest('hex')
    .slice(0, 16)
  return {
    buildId,
    read: (path) => assets.get(path)?.variants.identity.body.toString() ?? null,
    send(path, request, response, security) {
      const asset = assets.get(path)
      if (!asset) return false
      const { headers, body } = chooseVariant(asset, request.headers['accept-encoding'])
      const isKnown = request.headers['if-none-match'] === asset.etag
      response.writeHead(isKnown ? 304 : 200, [...security, ...(isKnown ? asset.common : headers)])
      response.end(isKnown || request.method === 'HEAD' ? undefined : body)
      return true
    },
  }
}

interface Variant {
  readonly headers: readonly string[]
  readonly body: Buffer
}

interface Asset {
  readonly etag: string
  /** Headers that a 304 response has too. */
  readonly common: readonly string[]
  readonly variants: Readonly<Record<Encoding, Variant | null>> & { readonly identity: Variant }
}

async function readAssets(folder: string): Promise<ReadonlyMap<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const served = files.filter((file) => !/\.(?:br|gz|map)$/.test(file) && !file.includes(`${sep}.`))
  const known = new Set(files)
  const assets = await Promise.all(
    served.map(async (file) => {
      const path = `/${relative(folder, file).split(sep).join('/')}`
      return [encodeURI(path), await readAsset(file, path, known)] as const
    }),
  )
  return new Map(assets)
}

async function readAsset(file: string, path: string, known: ReadonlySet<string>): Promise<Asset> {
  const content = await readFile(file)
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  const isImmutable = path.startsWith('/assets/')
  const common = [
    'Cache-Control',
    isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'ETag',
    etag,
    'Vary',
    'Accept-Encoding',
  ]
  const describe = (body: Buffer, encoding?: string): Variant => ({
    body,
    headers: [
      ...common,
      'Content-Type',
      contentTypes[extname(file)] ?? 'application/octet-stream',
      'Content-Length',
      String(body.length),
      ...(encoding ? ['Content-Encoding', encoding] : []),
    ],
  })
  const readCompressed = async (ending: string, encoding: string) =>
    known.has(file + ending) ? describe(await readFile(file + ending), encoding) : null
  return {
    etag,
    common,
    variants: {
      identity: describe(content),
      br: await readCompressed('.br', 'br'),
      gzip: await readCompressed('.gz', 'gzip'),
    },
  }
}

/** The first accepted variant that exists; small files are not compressed. */
function chooseVariant({ variants }: Asset, acceptEncoding: string | undefined): Variant {
  for (const encoding of resolveEncodings(acceptEncoding)) {
    const variant = variants[encoding]
    if (variant) return variant
  }
  return variants.identity
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
