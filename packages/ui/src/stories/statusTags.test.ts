import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readStatus, withStatusTags } from './statusTags.js'

const sources = fileURLToPath(new URL('..', import.meta.url))
const folders = globSync('{components,modules}/[A-Z]*', { cwd: sources })

it('reads the status of every component and module from its documentation', () => {
  const statuses = folders.map((folder) => readStatus(`${sources}${folder}/${folder.split(/[\\/]/)[1]}.stories.tsx`))
  expect(folders.length).toBeGreaterThan(100)
  for (const status of statuses) expect(['draft', 'ready', 'deprecated']).toContain(status)
})

it('tags the stories of a component with its status, and leaves others alone', async () => {
  const [indexer] = withStatusTags([{ test: /stories/, createIndex: async (_file: string) => [{ tags: ['test'] }] }])
  const index = (file: string) => indexer?.createIndex(`${sources}${file}`)
  expect(await index('components/Badge/Badge.stories.tsx')).toEqual([{ tags: ['test', 'status:ready'] }])
  expect(await index('stories/Colours.stories.tsx')).toEqual([{ tags: ['test'] }])
})
