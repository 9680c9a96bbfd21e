import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { bundleProgram } from '../../testing/bundleProgram.ts'
import { createDatabase } from '../../testing/createDatabase.ts'
import { openDatabase } from '../../database/openDatabase.ts'
import { openWritable, writtenPage } from './testing/openWritable.ts'

const kills = process.env['KUDEX_CHECK_SIZE'] === 'full' ? 1_000 : 8
const serverUrl = inject('postgresqlUrl')

/** What the page is: the texts of its versions; null without the version. */
interface Page {
  readonly draft: string | null
  readonly published: string | null
}

it.skipIf(serverUrl === null)(
  `saves and publications of a process that is killed are whole, and kept once they are confirmed (kills: ${kills})`,
  { timeout: 90_000 + kills * 3_000 },
  async () => {
    const program = await bundleProgram('testing/pageWriter.ts')
    const created = await createDatabase(serverUrl!)
    const database = await openDatabase({ databaseUrl: created.url, dataFolder: '' })
    const writable = await openWritable(database)
    await writable.write('PUT', 'pages/killed', { ...writtenPage, url: '/killed', title: 'first', blocks: [] })
    let page: Page = { draft: 'first', published: null }
    let confirmedSteps = 0
    for (let kill = 0; kill < kills; kill += 1) {
      // Up to two rounds of two saves and a publication, at any moment of the next step.
      const confirmed = await runUntilKilled([program, created.url, String(kill)], (kill % 6) + 1, (kill * 7) % 10)
      confirmedSteps += confirmed
      const { body } = await writable.write('GET', 'pages/killed')
      const found = { draft: readText(body['draft']), published: readText(body['published']) }
      // The last confirmed step, or the next one, whose confirmation was not sent.
      expect([0, 1].map((more) => toPage(page, String(kill), confirmed + more))).toContainEqual(found)
      const { body: history } = await writable.write('GET', 'pages/killed/history')
      const [newest] = history['versions'] as { number: number }[]
      const version = await writable.write('GET', `pages/killed/history/${newest?.number}`)
      expect(readText(version.body['value'])).toBe(found.draft ?? found.published)
      page = found
    }
    expect(confirmedSteps).toBeGreaterThanOrEqual(kills)
    writable.close()
    await database.close()
    await created.drop()
  },
)

/** Runs the writer until it has confirmed some steps, and some milliseconds more. Returns the confirmed ones. */
async function runUntilKilled(command: readonly string[], steps: number, milliseconds: number): Promise<number> {
  const writer = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(inject('dumpFolder'), 'compiled') },
  })
  let output = ''
  writer.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (output.split('\n').length > steps) setTimeout(() => writer.kill('SIGKILL'), milliseconds)
  })
  await once(writer, 'close')
  expect(writer.signalCode).toBe('SIGKILL')
  return output.split('\n').length - 1
}

/** The page after some steps of the writer: two saves, then a publication, and again. */
function toPage(before: Page, prefix: string, steps: number): Page {
  return Array.from({ length: steps }, (_, step) => step).reduce<Page>(
    ({ draft, published }, step) =>
      step % 3 === 2 ? { draft: null, published: draft } : { draft: `${prefix}-${step}`, published },
    before,
  )
}

/** The text that title and block have in common; the first version has no block. */
function readText(version: unknown): string | null {
  const page = version as { title: string; blocks: { text: string }[] } | null
  for (const { text } of page?.blocks ?? []) expect(text).toBe(page?.title)
  return page?.title ?? null
}
