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

/** A file of a form posted without script. */
export interface PostedFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly problem: UploadProblem | null
  readonly path: string
}

/** Other fields: `claim` names a file that was sent before, `remove` such a file to cancel, `language` is that of the files. */
export interface PostedFields {
  readonly claims: string[]
  readonly removals: string[]
  language?: string
}

/** The files of a form, or the status of the error. */
export type PostedFiles = readonly PostedFile[] | 400 | 413 | 415

export interface PostedFilesOptions {
  /** Folder of temporary files; null skips the files. */
  readonly folder: string | null
  /** Filled while the form is read, so it is known even if the form is too large or aborted. */
  readonly fields: PostedFields
}

/**
 * Streams the files of a `multipart/form-data` form into a folder, so memory does not grow with them (FORM-14). The
 * caller removes them. Rejects if the request is aborted.
 */
export async function readPostedFiles(
  request: IncomingMessage,
  { folder, fields }: PostedFilesOptions,
): Promise<PostedFiles> {
  const type = request.headers['content-type']
  if (!/^multipart\/form-data\b/i.test(type ?? '')) return 415
  const parser = openParser(type)
  if (parser === null) return 400
  const contentLength = Number(request.headers['content-length'] ?? 0)
  let isTooLarge = contentLength > postedUploadLimits.bytes + framingAllowance
  if (folder !== null) await mkdir(folder, { recursive: true, mode: 0o700 })
  const files: Promise<PostedFile | null>[] = []
  const streams: Readable[] = []
  let received = 0
  parser.on('filesLimit', () => (isTooLarge = true))
  parser.on('field', (field, value) => {
    if (field === 'claim') fields.claims.push(value)
    if (field === 'language') fields.language = value
    if (field === 'remove') fields.removals.push(value)
  })
  parser.on('file', (field, bytes, name) => {
    if (isTooLarge || folder === null) return bytes.resume()
    bytes.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > postedUploadLimits.bytes) request.destroy(new Error('The form is too large'))
    })
    streams.push(bytes)
    files.push(writeFile(bytes, { isWanted: field === 'file', name, path: join(folder, randomUUID()) }))
    return undefined
  })
  try {
    await pipeline(request, parser)
  } catch (error) {
    // The parser does not end the files of an aborted form.
    for (const stream of streams) stream.destroy()
    const written = await Promise.allSettled(files)
    await removeFiles(written.flatMap((file) => (file.status === 'fulfilled' && file.value ? file.value : [])))
    if (request.complete) return 400
    throw error
  }
  const written = (await Promise.all(files)).filter((file) => file !== null)
  if (!isTooLarge) return written
  await removeFiles(written)
  return 413
}

/** Deletes temporary files. */
export async function removeFiles(files: readonly Pick<PostedFile, 'path'>[]): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })))
}

/** Bytes of boundaries and headers between the files. */
const framingAllowance = 64 * 1024

function openParser(type: string | undefined): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { 'content-type': type ?? '' },
      // One byte above the limit shows that the file is too large.
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

/** Null for unknown fields and for file fields without a file. */
async function writeFile(
  bytes: Readable,
  { isWanted, name, path }: { readonly isWanted: boolean; readonly name: string | undefined; readonly path: string },
): Promise<PostedFile | null> {
  try {
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }))
    const { size, start } = await readBeginning(path)
    // Browsers send a field without a file as a file without name and bytes.
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
