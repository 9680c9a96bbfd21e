import { resolveSettings } from '@kudex/domain/settings'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import type { Database } from '../../../database/database.types.ts'
import { createJobs } from '../../../jobs/createJobs.ts'
import { loadSeed } from '../../../seeding/loadSeed.ts'
import { type Answer, askMounted, askWriter, draftToken, writeToken } from '../../../testing/askService.ts'
import { testSeed } from '../../../testing/testSeed.ts'
import { contentSeedPart } from '../../seeding/contentSeedPart.ts'
import { createContentService } from '../../contentService.ts'

/** Starts the content service with a seed, with functions for tests of the write interface. */
export async function openWritable(
  database: Database,
  environment: Readonly<Record<string, string>> = {},
  seed = testSeed,
) {
  await loadSeed(
    database.queries,
    async () => seed,
    [contentSeedPart],
    () => {},
  )
  const service = await createContentService({
    settings: resolveSettings({ CONTENT_WRITE_TOKEN: writeToken, CONTENT_DRAFT_TOKEN: draftToken, ...environment }),
    database,
    log: pino({ level: 'silent' }),
    jobs: createJobs({ queries: database.queries, log: pino({ level: 'silent' }) }),
    metrics: new Registry(),
  })
  const ask = (query: string): Promise<Answer> => askMounted(service)({ path: '/content/graphql', query })
  return {
    write: askWriter(service),
    ask,
    /** Asks the draft endpoint. */
    askDraft: (query: string, stage: 'DRAFT' | 'PUBLISHED' = 'DRAFT'): Promise<Answer> =>
      askMounted(service)({
        path: '/content/draft/graphql',
        query,
        headers: { authorization: `Bearer ${draftToken}`, 'gcms-stage': stage },
      }),
    /** The current point of the change log. */
    readPoint: async () => String((await ask('{ changes { sequence } }')).at('changes.sequence')),
    /** The tags of each change after a point. */
    readTags: async (after: string) =>
      (await ask(`{ changes(after: "${after}") { changes { tags } } }`)).at('changes.changes') as { tags: string[] }[],
    close: () => service.stopping?.(),
  }
}

export type Writable = Awaited<ReturnType<typeof openWritable>>

/** The problems of a refused write, one line each. */
export function toRefusals(body: Readonly<Record<string, unknown>>): string[] | undefined {
  return (body['problems'] as { path: string; takes: string }[] | undefined)?.map(
    ({ path, takes }) => `${path}: ${takes}`,
  )
}

/** A page in the format of the write interface, at `/news` of the main site. */
export const writtenPage = {
  siteId: 'main',
  url: '/news',
  title: { en: 'News', de: 'Neues' },
  languages: ['en', 'de'],
  blocks: [
    { kind: 'quote', text: 'First' },
    {
      kind: 'text',
      text: {
        en: {
          schema: 'dast',
          document: {
            type: 'root',
            children: [{ type: 'paragraph', children: [{ type: 'span', value: 'Hello' }] }],
          },
        },
      },
    },
  ],
}
