import { existsSync, readFileSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib'

/** The builds of the limits. */
export const distFolder = join(import.meta.dirname, '..')

const html = 'text/html; charset=utf-8'
const types: Readonly<Record<string, string>> = { '.css': 'text/css', '.js': 'text/javascript', '.woff2': 'font/woff2' }

/** Level 6, as the host sends cold pages. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Serves the files of a build; what it does not have, such as pictures, comes from the system at `origin`. */
export function serveFiles(folder: string, origin: string): RequestListener {
  const compressed = new Map<string, Buffer>()
  return ({ url = '/', headers }, response) => {
    const file = join(folder, new URL(url, origin).pathname)
    if (existsSync(file)) {
      const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file))
      compressed.set(file, body)
      return sendCompressed(response, body, types[extname(file)])
    }
    void fetch(origin + url, { headers: { accept: headers.accept ?? '*/*' } }).then(async (answer) => {
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' })
      response.end(Buffer.from(await answer.arrayBuffer()))
    })
  }
}

/** Sends a document, with Brotli to those that accept it. */
export function sendDocument(response: ServerResponse, body: string): void {
  if (acceptsBrotli(response)) return sendCompressed(response, brotliCompressSync(body, brotli), html)
  response.writeHead(200, { 'Content-Type': html, 'Content-Length': Buffer.byteLength(body) })
  response.end(body)
}

/** Sends a document while it is rendered, with Brotli to those that accept it. */
export function sendStream(response: ServerResponse, body: Readable): void {
  const compression = acceptsBrotli(response) ? createBrotliCompress(brotli) : undefined
  response.writeHead(200, { 'Content-Type': html, ...(compression && { 'Content-Encoding': 'br' }) })
  const streams = compression ? [body, compression, response] : [body, response]
  pipeline(streams, (error) => error && console.error(error))
}

function acceptsBrotli({ req }: ServerResponse): boolean {
  return req.headers['accept-encoding']?.includes('br') ?? false
}

function sendCompressed(response: ServerResponse, body: Buffer, type = 'application/octet-stream'): void {
  response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br', 'Content-Length': body.length })
  response.end(body)
}

/** Elements of the head that load a client entry with all that it imports, as Vite writes them into a page. */
export function readClientTags(entry: string): string {
  const manifest = JSON.parse(readFileSync(join(distFolder, 'assets.json'), 'utf8')) as Manifest
  const chunks = new Set<string>([entry])
  // A set is iterated with what is added meanwhile.
  for (const name of chunks) for (const imported of manifest[name]?.imports ?? []) chunks.add(imported)
  const [file, ...imports] = [...chunks].map((name) => manifest[name]?.file)
  const styles = [...chunks].flatMap((name) => manifest[name]?.css ?? [])
  return [
    `<script type="module" src="/${file}"></script>`,
    ...imports.map((path) => `<link rel="modulepreload" href="/${path}">`),
    ...styles.map((path) => `<link rel="stylesheet" href="/${path}">`),
  ].join('')
}

/** Vite's manifest, which Vike moves into its own folder. */
type Manifest = Readonly<Record<string, ManifestEntry | undefined>>

interface ManifestEntry {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
