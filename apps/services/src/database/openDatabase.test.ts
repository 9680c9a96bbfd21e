import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyEmptyFolder } from '../testing/dataFolders.ts'
import { describeDatabases } from '../testing/describeDatabases.ts'
import { languages } from '../content/tables.ts'
import { originals } from '../images/tables.ts'
import { applyMigrations } from './applyMigrations.ts'
import { openDatabase } from './openDatabase.ts'

describeDatabases('the database', (open) => {
  it('has one schema per service', async () => {
    const rows = await open()
      .queries.select({ schema: sql<string>`schemaname` })
      .from(sql`pg_tables`)
      .groupBy(sql`schemaname`)
    expect(rows.map((row) => row.schema)).toEqual(expect.arrayContaining(['content', 'products', 'identity', 'images']))
  })

  it('applies each migration once', async () => {
    const { queries } = open()
    const count = sql<number>`(select count(*)::int from migrations.content)`
    const [before] = await queries.select({ count }).from(sql`(values (1)) as one`)
    await applyMigrations(queries)
    const [after] = await queries.select({ count }).from(sql`(values (1)) as one`)
    expect(after).toEqual(before)
    expect(after?.count).toBeGreaterThan(0)
  })

  it('passes the readiness check', async () => {
    await expect(open().check()).resolves.toBeUndefined()
  })

  it('rolls back a failed transaction', async () => {
    const { queries } = open()
    const language = { code: 'xx', defaultCountry: null, sortIndex: 0, names: {} }
    await expect(
      queries.transaction(async (transaction) => {
        await transaction.insert(languages).values(language)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(await queries.select().from(languages)).toEqual([])
  })
})

describe('a data folder', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kudex-data-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('keeps written data and releases its lock', async () => {
    await copyEmptyFolder(folder)
    const first = await openDatabase({ dataFolder: folder })
    await first.queries.insert(languages).values({ code: 'en', defaultCountry: null, sortIndex: 0, names: {} })
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
    const picture = { id: 'all-bytes', name: 'all', width: 1, height: 1, contentType: 'image/webp', bytes }
    await first.queries.insert(originals).values(picture)
    await first.close()
    const second = await openDatabase({ dataFolder: folder })
    expect(await second.queries.select().from(languages)).toHaveLength(1)
    expect(await second.queries.select().from(originals)).toMatchObject([{ bytes }])
    await second.close()
  })

  it('is recreated after an interrupted creation', async () => {
    const unfinished = join(folder, 'database.new')
    mkdirSync(unfinished)
    writeFileSync(join(unfinished, 'PG_VERSION'), '18')
    const database = await openDatabase({ dataFolder: folder })
    await expect(database.check()).resolves.toBeUndefined()
    expect(existsSync(unfinished)).toBe(false)
    await database.close()
  })

  it('with missing files, as after an incomplete copy, is reported in one line and left as it is', async () => {
    await copyEmptyFolder(folder)
    const control = join(folder, 'database/global/pg_control')
    rmSync(control)
    await expect(openDatabase({ dataFolder: folder })).rejects.toThrow(
      `The database in ${join(folder, 'database')} cannot be opened: files are missing or damaged, or the disk is full. Restore a backup of the folder.`,
    )
    expect([existsSync(control), existsSync(join(folder, 'database/base'))]).toEqual([false, true])
  })

  it('rejects a second start in one line with the process id', async () => {
    await copyEmptyFolder(folder)
    const first = await openDatabase({ dataFolder: folder })
    const second = openDatabase({ dataFolder: folder })
    await expect(second).rejects.toThrow(
      `The data folder ${folder} is in use by the process ${process.pid}. Stop that process first, or set KUDEX_DATA_DIR to another folder.`,
    )
    await first.close()
  })
})

describe('a database server', () => {
  it('that is unreachable is reported in one line without the password', async () => {
    const database = openDatabase({ databaseUrl: 'postgresql://kudex:hidden@127.0.0.1:1/kudex' })
    await expect(database).rejects.toThrow('The database 127.0.0.1:1/kudex refuses the connection. Check DATABASE_URL.')
  })

  it('that does not answer is reported as such', { timeout: 20_000 }, async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const database = openDatabase({ databaseUrl: `postgresql://kudex@127.0.0.1:${port}/kudex` })
    await expect(database).rejects.toThrow(`The database 127.0.0.1:${port}/kudex does not answer. Check DATABASE_URL.`)
    server.close()
  })

  it('whose password is not percent-encoded is reported as such', async () => {
    const database = openDatabase({ databaseUrl: 'postgresql://kudex:%ff@127.0.0.1:1/kudex' })
    await expect(database).rejects.toThrow(
      'The database 127.0.0.1:1/kudex has a user name or password that is not percent-encoded. Check DATABASE_URL.',
    )
  })
})

describe('an unusable data folder', () => {
  it('is reported in one line with its path and setting', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kudex-folder-'))
    const file = join(folder, 'file')
    writeFileSync(file, '')
    try {
      for (const [dataFolder, reason] of [
        [file, 'is a file'],
        [join(file, 'below'), 'is below a file'],
      ] as const)
        await expect(openDatabase({ databaseUrl: null, dataFolder })).rejects.toThrow(
          `The data folder ${dataFolder} ${reason}. Set KUDEX_DATA_DIR to a folder that can be written.`,
        )
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
