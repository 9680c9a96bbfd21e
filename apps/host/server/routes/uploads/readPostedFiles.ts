import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { postedUploadLimits, uploadSizeLimit } from '@kudex/domain/limits'
import { resolveUploadProblem, signatureLength, toPlainFilename, type UploadProblem } from '@kudex/domain/uploads'

/** A file of a form that a browser sent without script. */
export interface PostedFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly problem: UploadProblem | null
  /** Where its bytes lie meanwhile. */
  readonly path: string
}

/** What else a form says: `claim` names files that it brought before, `remove` one of them to take back. */
export interface PostedFields {
  readonly claims: string[]
  readonly removals: string[]
}

/** The files of a form, or the status of a form that is none or brings too much. */
export type PostedFiles = readonly PostedFile[] | 400 | 413 | 415

export interface PostedFilesOptions {
  /** Where the files are laid; null where they are to be passed over. */
  readonly folder: string | null
  /** Filled as the form comes: it is known even where the form brings too much or breaks off. */
  readonly fields: PostedFields
}

/**
 * Reads the files of a `multipart/form-data` form and lays them in a folder as they come: memory does not grow with
 * them (FORM-14). Whoever calls it takes them away again. Rejects when the sender goes away.
 */
export async function readPostedFiles(
  request: IncomingMessage,
  { folder, fields }: PostedFilesOptions,
): Promise<PostedFiles> {
  const type = request.headers['content-type']
  if (!/^multipart\/form-data\b/i.test(type ?? '')) return 415
  const parser = openParser(type)
  if (parser === null) return 400
  const announced = Number(request.headers['content-length'] ?? 0)
  let isTooMuch = announced > postedUploadLimits.bytes + roomForFraming
  if (folder !== null) await mkdir(folder, { recursive: true, mode: 0o700 })
  const files: Promise<PostedFile | null>[] = []
  const streams: Readable[] = []
  let taken = 0
  parser.on('filesLimit', () => (isTooMuch = true))
  parser.on('field', (field, value) => {
    if (field === 'claim') fields.claims.push(value)
    if (field === 'remove') fields.removals.push(value)
  })
  parser.on('file', (field, bytes, name) => {
    if (isTooMuch || folder === null) return bytes.resume()
    bytes.on('data', (chunk: Buffer) => {
      taken += chunk.length
      if (taken > postedUploadLimits.bytes) request.destroy(new Error('Too much was sent at once'))
    })
    streams.push(bytes)
    files.push(layDown(bytes, { isWanted: field === 'file', name, path: join(folder, randomUUID()) }))
    return undefined
  })
  try {
    await pipeline(request, parser)
  } catch (error) {
    // Of a form that breaks off, the parser ends no file.
    for (const stream of streams) stream.destroy()
    const laid = await Promise.allSettled(files)
    await removeFiles(laid.flatMap((file) => (file.status === 'fulfilled' && file.value ? file.value : [])))
    if (request.complete) return 400
    throw error
  }
  const laid = (await Promise.all(files)).filter((file) => file !== null)
  if (!isTooMuch) return laid
  await removeFiles(laid)
  return 413
}

/** Takes the bytes of files away. */
export async function removeFiles(files: readonly Pick<PostedFile, 'path'>[]): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })))
}

/** Bytes of boundaries and headers between the files. */
const roomForFraming = 64 * 1024

function openParser(type: string | undefined): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { 'content-type': type ?? '' },
      // One byte more than is allowed tells that there are more.
      limits: {
        fileSize: uploadSizeLimit + 1,
        files: postedUploadLimits.files,
        fields: 12,
        fieldSize: 4096,
        parts: 30,
      },
    })
  } catch {
    return null
  }
}

/** Null for a field that nobody asked for, and for one in which nothing was chosen. */
async function layDown(
  bytes: Readable,
  { isWanted, name, path }: { readonly isWanted: boolean; readonly name: string | undefined; readonly path: string },
): Promise<PostedFile | null> {
  try {
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }))
    const { size, start } = await readBeginning(path)
    // A field in which nothing was chosen is a file without name and bytes.
    if (isWanted && (name || size > 0)) {
      return { name: toPlainFilename(name ?? ''), size, problem: resolveUploadProblem({ size, start }), path }
    }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  await rm(path, { force: true })
  return null
}

async function readBeginning(path: string): Promise<{ readonly size: number; readonly start: Uint8Array }> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(signatureLength), 0, signatureLength, 0)
    return { size: (await file.stat()).size, start: buffer.subarray(0, bytesRead) }
  } finally {
    await file.close()
  }
}
