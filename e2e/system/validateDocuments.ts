import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

export interface HtmlDocument {
  readonly url: string
  readonly html: string
}

/** The HTML errors of documents, one line each. Runs on all cores, since a document takes 70 ms. */
export async function validateDocuments(documents: readonly HtmlDocument[]): Promise<readonly string[]> {
  const threads = Math.min(availableParallelism(), documents.length)
  const shares = Array.from({ length: threads }, (_, thread) =>
    documents.filter((_document, index) => index % threads === thread).map(({ url, html }) => ({ url, html })),
  )
  const problems = await Promise.all(
    shares.map(async (share) => {
      const worker = new Worker(new URL('./htmlWorker.ts', import.meta.url), { workerData: share })
      const [found] = (await once(worker, 'message')) as [readonly string[]]
      return found
    }),
  )
  return problems.flat()
}
