import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { signatureLength } from '@kudex/domain/uploads'
import { createGarbageCollector } from './collectGarbage.ts'

/** Reason for rejecting bytes. */
export type WriteFault = 'tooLarge' | 'wrongKind'

/** File storage of uploads. The file size is the upload offset, so that it stays right after a crash. */
export interface UploadStore {
  /** Number of stored bytes; 0 without a file. */
  readonly readOffset: (id: string) => Promise<number>
  /** Reads the first bytes, which identify the media type. */
  readonly readStart: (id: string) => Promise<Uint8Array>
  /**
   * Appends bytes as they arrive and resolves when they are flushed to disk. Keeps the received bytes if the client
   * disconnects. `isAccepted` checks the first bytes of the file as soon as they are received.
   */
  readonly append: (
    id: string,
    bytes: AsyncIterable<Uint8Array>,
    limits: { readonly size: number; readonly isAccepted: (start: Uint8Array) => boolean },
  ) => Promise<WriteFault | null>
  /** Reads the bytes from `start` to `end`, both included. */
  readonly read: (id: string, start: number, end: number) => Readable
  /** Computes the SHA-256 in hexadecimal. */
  readonly hash: (id: string) => Promise<string>
  readonly remove: (id: string) => Promise<void>
}

export function createUploadStore(folder: string): UploadStore {
  const toPath = (id: string) => join(folder, id)
  const garbage = createGarbageCollector()

  return {
    readOffset,
    readStart,
    read: (id, start, end) => createReadStream(toPath(id), { start, end }),
    async append(id, bytes, { size, isAccepted }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const before = await readOffset(id)
      const handle = await open(toPath(id), 'a', 0o600)
      let offset = before
      let isChecked = before >= Math.min(signatureLength, size)
      let fault: WriteFault | null = null
      try {
        for await (const chunk of bytes) {
          if (offset + chunk.byteLength > size) {
            fault = 'tooLarge'
            break
          }
          await handle.appendFile(chunk)
          offset += chunk.byteLength
          garbage.count(chunk.byteLength)
          if (!isChecked && offset >= Math.min(signatureLength, size)) {
            isChecked = true
            if (!isAccepted(await readStart(id))) {
              fault = 'wrongKind'
              break
            }
          }
        }
        await handle.datasync()
      } finally {
        await handle.close()
      }
      // Discard the whole request if it has more bytes than the upload announced.
      if (fault === 'tooLarge') await truncate(toPath(id), before)
      return fault
    },
    async hash(id) {
      const sum = createHash('sha256')
      const handle = await open(toPath(id), 'r')
      try {
        // Reuses one buffer; a stream would allocate one per chunk.
        const buffer = new Uint8Array(256 * 1024)
        for (;;) {
          const { bytesRead } = await handle.read(buffer)
          if (bytesRead === 0) return sum.digest('hex')
          sum.update(buffer.subarray(0, bytesRead))
        }
      } finally {
        await handle.close()
      }
    },
    remove: (id) => rm(toPath(id), { force: true }),
  }

  async function readOffset(id: string): Promise<number> {
    try {
      return (await stat(toPath(id))).size
    } catch (error) {
      if (isMissing(error)) return 0
      throw error
    }
  }

  async function readStart(id: string): Promise<Uint8Array> {
    const handle = await open(toPath(id), 'r')
    try {
      const { buffer, bytesRead } = await handle.read(new Uint8Array(signatureLength), 0, signatureLength, 0)
      return buffer.subarray(0, bytesRead)
    } finally {
      await handle.close()
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
