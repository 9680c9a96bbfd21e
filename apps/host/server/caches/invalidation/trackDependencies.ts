import { AsyncLocalStorage } from 'node:async_hooks'

/** What a value was made from, collected while it is loaded or rendered. */
export interface Dependencies {
  readonly tags: Set<string>
  /** Milliseconds since the epoch until which all of them are fresh. */
  freshUntil: number
  /** True once something protected was read: the value is not written to the shared cache (CACHE-06). */
  isPrivate: boolean
  /** True once something for one visitor or editor was read, such as a draft: the value is not cached (CACHE-06). */
  isUncacheable: boolean
}

const storage = new AsyncLocalStorage<Dependencies>()

/** Runs a function and collects what it reads through the service clients and the data cache. */
export async function trackDependencies<Value>(
  run: () => Promise<Value>,
): Promise<{ value: Value; dependencies: Dependencies }> {
  const dependencies: Dependencies = {
    tags: new Set(),
    freshUntil: Number.POSITIVE_INFINITY,
    isPrivate: false,
    isUncacheable: false,
  }
  try {
    return { value: await storage.run(dependencies, run), dependencies }
  } catch (error) {
    // A caller that caches "not found" depends on what is missing, since it may appear.
    addDependencies(dependencies)
    throw error
  }
}

/** Adds to the dependencies being tracked, if any. */
export function addDependencies({ tags, freshUntil, isPrivate, isUncacheable }: AddedDependencies): void {
  const dependencies = storage.getStore()
  if (!dependencies) return
  if (tags) for (const tag of tags) dependencies.tags.add(tag)
  if (freshUntil !== undefined) dependencies.freshUntil = Math.min(dependencies.freshUntil, freshUntil)
  if (isPrivate) dependencies.isPrivate = true
  if (isUncacheable) dependencies.isUncacheable = true
}

type AddedDependencies = Readonly<Partial<Omit<Dependencies, 'tags'>>> & { readonly tags?: Iterable<string> }
