import { createHash, randomUUID } from 'node:crypto'
import { openGuardedConnection } from './guardedConnection.ts'
import { findScript, keepScript, openScript, purgeScript, resetScript } from './sharedScripts.ts'
import type { Shelf, ShelfEntry } from './shelf.types.ts'

/** What hosts share in Valkey or Redis (CACHE_URL). None of its calls fails, and none takes long. */
export interface SharedStore {
  readonly data: Shelf
  readonly pages: Shelf
  /** Where the change log was read to, by whichever host; null when nobody knows. */
  findPosition(): Promise<Position | null>
  /** Purges tags for all hosts. */
  purge(tags: readonly string[], position: Position): Promise<void>
  /** Drops everything; `null` while there is no change log to follow. */
  reset(position: Position | null): Promise<void>
  readonly isFailing: boolean
  close(): void
}

/** A place in the log of changes. */
export interface Position {
  readonly sequence: number
  /** The same in the words of the content service. */
  readonly position: string
}

export interface SharedStoreOptions {
  readonly url: string
  /** What else an entry depends on: the build and the settings that shape pages. Hosts that differ share nothing. */
  readonly parts: readonly unknown[]
  readonly maxData?: number
  readonly maxPages?: number
  /** Milliseconds that a page may wait for the store. */
  readonly budget?: number
  /** Told when another host dropped everything or a visitor cleared the caches there. */
  readonly onCleared: () => void
  readonly onChange: (isFailing: boolean) => void
}

/** Opens the store; until it answers, and whenever it does not, it behaves as an empty one. */
export function openSharedStore(options: SharedStoreOptions): SharedStore {
  const { url, maxData = 100, maxPages = 4_000, budget = 50 } = options
  const prefix = `{kudex:${schemaVersion}:${hash(JSON.stringify(options.parts))}}`
  const purgesKey = `${prefix}:purges`
  let generation: string | null = null
  let last: Position | null = null
  // A purge that did not arrive: what is stored cannot be trusted until everything was dropped.
  let isBehind = false

  const connection = openGuardedConnection({ url, budget, check, onChange: options.onChange })

  async function check(): Promise<boolean> {
    if (isBehind && !(await writeReset())) return false
    const found = await open()
    if (!found) return false
    if (generation !== null && generation !== found.generation) options.onCleared()
    generation = found.generation
    return true
  }

  async function open(): Promise<Opened | null> {
    const answer = await connection.run(openScript, [purgesKey], [randomUUID()])
    if (!answer || !Array.isArray(answer.reply)) return null
    const [found, sequence, position] = (answer.reply as (Buffer | null)[]).map((value) => value?.toString() ?? null)
    if (!found) return null
    const known = sequence && position ? { sequence: Number(sequence), position } : null
    return { generation: found, position: known }
  }

  async function writeReset(): Promise<boolean> {
    const next = randomUUID()
    const input = [next, last ? last.sequence : '', last ? last.position : '']
    const isWritten = (await connection.run(resetScript, [purgesKey], input)) !== null
    isBehind = !isWritten
    if (isWritten) generation = next
    return isWritten
  }

  const toShelf = (kind: string, maxEntries: number): Shelf => {
    const index = `${prefix}:${kind}`
    const toKeys = (key: string) => [`${index}:${hash(key)}`, purgesKey, index]
    return {
      async find(key) {
        if (isBehind) return null
        const answer = await connection.run(findScript, toKeys(key), [Date.now()])
        return answer && toEntry(answer.reply)
      },
      keep(key, { head, body, tags, freshUntil }, sequence) {
        const life = freshUntil - Date.now()
        if (isBehind || generation === null || body.length > maxBytes || tags.length > maxTags || life < 1) return
        const times = [Math.ceil(life), Date.now(), maxEntries]
        const input = [generation, sequence, tags.join('\n'), freshUntil, head, body, ...times]
        void connection.run(keepScript, toKeys(key), input)
      },
    }
  }

  return {
    data: toShelf('data', maxData),
    pages: toShelf('page', maxPages),
    async findPosition() {
      await connection.opened
      return (await open())?.position ?? null
    },
    async purge(tags, position) {
      last = position
      const input = [generation ?? '', position.sequence, position.position, ...tags]
      const fields = isBehind ? 0 : Number((await connection.run(purgeScript, [purgesKey], input))?.reply ?? 0)
      // Not arrived, another generation, or more tags than are worth remembering: all of it goes.
      isBehind = fields === 0 || fields > maxPurges
      if (isBehind) await writeReset()
    },
    async reset(position) {
      last = position
      isBehind = true
      await writeReset()
    },
    get isFailing() {
      return connection.isFailing
    },
    close: () => connection.close(),
  }
}

interface Opened {
  readonly generation: string
  readonly position: Position | null
}

function toEntry(reply: unknown): ShelfEntry | null {
  if (!Array.isArray(reply)) return null
  const [tags, freshUntil, head, body] = reply as Buffer[]
  if (!tags || !freshUntil || !head || !body) return null
  const list = tags.length === 0 ? [] : tags.toString().split('\n')
  return { head: head.toString(), body, tags: list, freshUntil: Number(freshUntil) }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32)
}

/** Raised when the shape of what is stored changes, so that hosts of two builds do not read each other. */
const schemaVersion = 1

const maxBytes = 1024 * 1024
const maxTags = 1_000
const maxPurges = 20_000
