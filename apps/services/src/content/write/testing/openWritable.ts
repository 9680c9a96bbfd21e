import { resolveSettings } from '@kudex/domain/settings'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import type { Database } from '../../../database/database.types.ts'
import { createJobs } from '../../../jobs/createJobs.ts'
import { loadSeed } from '../../../seeding/loadSeed.ts'
import { type Answer, askMounted, askWriter, writeToken } from '../../../testing/askService.ts'
import { testSeed } from '../../../testing/testSeed.ts'
import { contentSeedPart } from '../../contentSeedPart.ts'
import { createContentService } from '../../contentService.ts'

/** The content service over a database with the seed of the tests, with all that tests of writing ask it. */
export async function openWritable(database: Database) {
  await loadSeed(
    database.queries,
    async () => testSeed,
    [contentSeedPart],
    () => {},
  )
  const service = await createContentService({
    settings: resolveSettings({ CONTENT_WRITE_TOKEN: writeToken }),
    database,
    log: pino({ level: 'silent' }),
    jobs: createJobs({ queries: database.queries, log: pino({ level: 'silent' }) }),
    metrics: new Registry(),
  })
  const ask = (query: string): Promise<Answer> => askMounted(service)({ path: '/content/graphql', query })
  return {
    write: askWriter(service),
    ask,
    /** Where the log of changes stands. */
    readPoint: async () => String((await ask('{ changes { sequence } }')).at('changes.sequence')),
    /** The tags of each entry after a point. */
    readTags: async (after: string) =>
      (await ask(`{ changes(after: "${after}") { changes { tags } } }`)).at('changes.changes') as { tags: string[] }[],
    close: () => service.stopping?.(),
  }
}

export type Writable = Awaited<ReturnType<typeof openWritable>>

/** Lines of what was refused. */
export function toRefusals(body: Readonly<Record<string, unknown>>): string[] | undefined {
  return (body['problems'] as { path: string; takes: string }[] | undefined)?.map(
    ({ path, takes }) => `${path}: ${takes}`,
  )
}

/** A page as an editor writes it, at `/news` of the main site. */
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
