// A process that saves and publishes a page again and again until it is killed. Prints the number of each step that is
// confirmed. Arguments: the address of the database, and a prefix for the texts.
import { writeSync } from 'node:fs'
import { pino } from 'pino'
import { openPostgresql } from '../database/postgresql.ts'
import { createWriteApp } from '../content/write/writeService.ts'

const [databaseUrl = '', prefix] = process.argv.slice(2)
const { queries } = await openPostgresql(databaseUrl, {})
const app = createWriteApp({
  queries,
  findUpload: async () => null,
  isAllowed: () => true,
  onStored: () => {},
  log: pino({ level: 'silent' }),
})

for (let step = 0; ; step += 1) {
  const isPublication = step % 3 === 2
  const title = `${prefix}-${step}`
  const value = { siteId: 'main', url: '/killed', title, languages: ['en'], blocks: [{ kind: 'quote', text: title }] }
  const response = await app.request(`/content/write/pages/killed${isPublication ? '/publish' : ''}`, {
    method: isPublication ? 'POST' : 'PUT',
    headers: { 'content-type': 'application/json', 'if-match': '*' },
    ...(!isPublication && { body: JSON.stringify(value) }),
  })
  if (!response.ok) throw new Error(`Step ${step}: ${response.status} ${await response.text()}`)
  writeSync(1, `${step}\n`)
}
