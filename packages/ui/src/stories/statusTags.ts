import { existsSync, readFileSync } from 'node:fs'

interface Indexer {
  readonly test: RegExp
  readonly createIndex: (file: string, options: never) => Promise<{ tags?: string[] }[]>
}

/** Adds the status from a component's documentation to its stories as a tag, for the side bar. */
export function withStatusTags<One extends Indexer>(indexers: readonly One[]): One[] {
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file: string, options: never) => {
      const entries = await indexer.createIndex(file, options)
      const status = readStatus(file)
      return status
        ? entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), `status:${status}`] }))
        : entries
    },
  }))
}

/** The status of the component whose stories are in a file. */
export function readStatus(storyFile: string): string | undefined {
  const page = storyFile.replace(/\.stories\.tsx$/, '.mdx')
  if (page === storyFile || !existsSync(page)) return undefined
  return /^Status: \*\*(\w+)\*\*/m.exec(readFileSync(page, 'utf8'))?.[1]
}
