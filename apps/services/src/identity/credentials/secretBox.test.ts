import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { openEmptyDatabase } from '../../testing/openEmptyDatabase.ts'
import { accounts, totps } from '../tables.ts'
import { loadDemoAccounts } from '../testing/loadDemoAccounts.ts'
import { sealTotps } from './sealTotps.ts'
import { createSecretBox } from './secretBox.ts'

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const [former, current] = ['a former secret of the tests', 'the current secret of the tests']

it('opens what it sealed, for the same owner only, and nothing that was altered', () => {
  const box = createSecretBox(current)
  const sealed = box.seal(secret, 'carla')
  expect(sealed).not.toContain(secret)
  expect(box.seal(secret, 'carla')).not.toBe(sealed)
  expect(box.open(sealed, 'carla')).toBe(secret)
  expect(box.open(sealed, 'gina')).toBeNull()
  const altered = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')
  for (const text of [altered, '', secret, 'v1', `${box.prefix}AAAA`]) expect(box.open(text, 'carla')).toBeNull()
})

it('opens what the previous secret sealed, and seals with the current one', () => {
  const sealed = createSecretBox(former).seal(secret, 'carla')
  const box = createSecretBox(current, former)
  expect(box.open(sealed, 'carla')).toBe(secret)
  expect(createSecretBox(current).open(sealed, 'carla')).toBeNull()
  expect(createSecretBox(current).open(box.seal(secret, 'carla'), 'carla')).toBe(secret)
})

it('seals outdated secrets at a start, and reports those that it cannot open', async () => {
  const database = await openEmptyDatabase()
  const { queries } = database
  await loadDemoAccounts(queries)
  const owners = await queries.select({ id: accounts.id }).from(accounts).limit(3)
  const [plain = '', rotated = '', lost = ''] = owners.map(({ id }) => id)
  await queries.insert(totps).values([
    { accountId: plain, secret },
    { accountId: rotated, secret: createSecretBox(former).seal(secret, rotated) },
    { accountId: lost, secret: createSecretBox('another secret').seal(secret, lost) },
  ])
  const box = createSecretBox(current, former)
  const warn = vi.fn<() => void>()
  await sealTotps(queries, box, { warn })
  const read = async (accountId: string) =>
    (await queries.select().from(totps).where(eq(totps.accountId, accountId)))[0]?.secret ?? ''
  expect(box.open(await read(plain), plain)).toBe(secret)
  expect(createSecretBox(current).open(await read(rotated), rotated)).toBe(secret)
  expect(warn).toHaveBeenCalledWith({ unreadable: 1 }, expect.any(String))
  await database.close()
})
