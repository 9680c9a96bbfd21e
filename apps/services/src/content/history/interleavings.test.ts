import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { runDueSchedules } from '../schedule/runDueSchedules.ts'
import { openWritable, type Writable, writtenPage } from '../write/testing/openWritable.ts'

const runs = process.env['KUDEX_CHECK_SIZE'] === 'full' ? 1_000 : 20

const steps = ['save', 'publish', 'unpublish', 'delete-draft', 'restore', 'schedule'] as const

describeDatabases('the steps of editors', (open) => {
  let writable: Writable
  beforeAll(async () => {
    writable = await openWritable(open())
  })
  afterAll(() => writable.close())

  let count = 0
  const readPublic = async (id: string): Promise<string | null> => {
    const { data } = await writable.ask(`{ page(id: "${id}") { title blocks { ... on QuoteBlock { text } } } }`)
    const { page } = data as { page: { title: string; blocks: { text: string }[] } | null }
    if (page) expect(page.blocks).toEqual([{ text: page.title }])
    return page?.title ?? null
  }

  /** Does a step and returns what the page is after it; null if it was refused. */
  async function take(step: (typeof steps)[number], id: string, page: Page): Promise<Page | null> {
    const text = `text-${++count}`
    // Saves of one editor would be one version.
    const author = { 'kudex-editor': text }
    const write = async (method: string, path: string, value?: object) =>
      (await writable.write(method, `pages/${id}${path}`, value, isStored(page) ? '*' : null, author)).status === 200
    switch (step) {
      case 'save': {
        const blocks = [{ kind: 'quote', text }]
        const isSaved = await write('PUT', '', { ...writtenPage, url: `/${id}`, title: text, blocks })
        return isSaved ? { ...page, draft: text, first: page.first ?? text } : null
      }
      case 'publish':
        return (await write('POST', '/publish')) ? { ...page, draft: null, published: page.draft } : null
      case 'unpublish':
        return (await write('POST', '/unpublish'))
          ? { ...page, draft: page.draft ?? page.published, published: null }
          : null
      case 'delete-draft':
        return (await write('DELETE', '/draft')) ? { ...page, draft: null } : null
      case 'restore':
        return (await write('POST', '/history/1/restore')) ? { ...page, draft: page.first } : null
      case 'schedule': {
        const publishAt = new Date(Date.now() + 60_000)
        const isPlanned = await write('PUT', '/schedule', { publishAt, timeZone: 'UTC' })
        await runDueSchedules(open().queries, new Date(+publishAt + 1))
        return isPlanned ? { ...page, draft: null, published: page.draft } : null
      }
    }
  }

  it(`never show a draft to visitors, in any order (orders: ${runs})`, { timeout: 60_000 + runs * 3_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 2, maxLength: 4 }), async (order) => {
        const id = `mixed-${++count}`
        let page: Page = { draft: null, published: null, first: null }
        for (const step of ['save' as const, ...order]) {
          const [next, seen] = await Promise.all([take(step, id, page), readPublic(id)])
          // A request at the same time sees the page before or after the step.
          expect([page.published, (next ?? page).published]).toContain(seen)
          page = next ?? page
          expect(await readPublic(id)).toBe(page.published)
        }
      }),
      { numRuns: runs },
    )
  })
})

interface Page {
  readonly draft: string | null
  readonly published: string | null
  /** The text of the first version. */
  readonly first: string | null
}

function isStored({ draft, published }: Page): boolean {
  return draft !== null || published !== null
}
