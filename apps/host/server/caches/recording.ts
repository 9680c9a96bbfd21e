import { AsyncLocalStorage } from 'node:async_hooks'

/** What an answer was made from: gathered while it is made, whoever asks. */
export interface Recording {
  readonly tags: Set<string>
  /** Milliseconds since the epoch until which all that was read is fresh. */
  freshUntil: number
  /** True once something protected was read: it must not leave this process (CACHE-06). */
  isPrivate: boolean
  /** True once something for one visitor or editor was read, such as a draft: it is not kept at all (CACHE-06). */
  isForOne: boolean
}

const running = new AsyncLocalStorage<Recording>()

/**
 * Runs something and records what it reads through the clients of services and the data cache. The author of a page
 * has nothing to do for it and nothing to forget.
 */
export async function recordReads<Value>(run: () => Promise<Value>): Promise<{ value: Value; recording: Recording }> {
  const recording = createRecording()
  try {
    return { value: await running.run(recording, run), recording }
  } catch (error) {
    // What was not found is read too: it may appear.
    addReads(recording)
    throw error
  }
}

/** Adds to what is being recorded: tags, until when they are fresh, for whom they are. */
export function addReads({ tags, freshUntil, isPrivate, isForOne }: Reads): void {
  const recording = running.getStore()
  if (!recording) return
  if (tags) for (const tag of tags) recording.tags.add(tag)
  if (freshUntil !== undefined) recording.freshUntil = Math.min(recording.freshUntil, freshUntil)
  if (isPrivate) recording.isPrivate = true
  if (isForOne) recording.isForOne = true
}

type Reads = Readonly<Partial<Omit<Recording, 'tags'>>> & { readonly tags?: Iterable<string> }

function createRecording(): Recording {
  return { tags: new Set(), freshUntil: Number.POSITIVE_INFINITY, isPrivate: false, isForOne: false }
}
