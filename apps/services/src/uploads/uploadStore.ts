import { createHash } from 'node:crypto'
import { mkdir, open, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { signatureLength } from '@kudex/domain/uploads'
import { createGarbageCollector } from './collectGarbage.ts'

/** Why bytes were not taken. */
export type WriteFault = 'tooMuch' | 'wrongKind'

/** The bytes of uploads, one file each. The length of the file is how far the upload is: a kill changes nothing of it. */
export interface UploadStore {
  /** Bytes that are there; 0 where there is no file. */
  readonly readOffset: (id: string) => Promise<number>
  /** The first bytes, which tell what the file is. */
  readonly readStart: (id: string) => Promise<Uint8Array>
  /**
   * Adds bytes as they come, and resolves when they are on the disk. Whatever came before the other end went away stays.
   * `mayBegin` sees the first bytes of the file as soon as they are there.
   */
  readonly append: (
    id: string,
    bytes: AsyncIterable<Uint8Array>,
    limits: { readonly size: number; readonly mayBegin: (start: Uint8Array) => boolean },
  ) => Promise<WriteFault | null>
  /** SHA-256 of the bytes, hexadecimal. */
  readonly hash: (id: string) => Promise<string>
  readonly remove: (id: string) => Promise<void>
}

/** Keeps uploads in a folder. */
export function createUploadStore(folder: string): UploadStore {
  const toPath = (id: string) => join(folder, id)
  const garbage = createGarbageCollector()

  return {
    readOffset,
    readStart,
    async append(id, bytes, { size, mayBegin }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const before = await readOffset(id)
      const checkedBefore = before >= Math.min(signatureLength, size)
      const handle = await open(toPath(id), 'a', 0o600)
      let offset = before
      let isChecked = checkedBefore
      let fault: WriteFault | null = null
      try {
        for await (const chunk of bytes) {
          if (offset + chunk.byteLength > size) {
            fault = 'tooMuch'
            break
          }
          await handle.appendFile(chunk)
          offset += chunk.byteLength
          garbage.count(chunk.byteLength)
          if (!isChecked && offset >= Math.min(signatureLength, size)) {
            isChecked = true
            if (!mayBegin(await readStart(id))) {
              fault = 'wrongKind'
              break
            }
          }
        }
        await handle.datasync()
      } finally {
        await handle.close()
      }
      // What was sent is not what was announced: nothing of it counts.
      if (fault === 'tooMuch') await truncate(toPath(id), before)
      return fault
    },
    async hash(id) {
      const sum = createHash('sha256')
      const handle = await open(toPath(id), 'r')
      try {
        // One piece of memory for all of it: a stream would take a new one for each.
        const piece = new Uint8Array(256 * 1024)
        for (;;) {
          const { bytesRead } = await handle.read(piece)
          if (bytesRead === 0) return sum.digest('hex')
          sum.update(piece.subarray(0, bytesRead))
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
