import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyEmptyFolder } from '../testing/dataFolders.ts'
import { findFreePort } from '../testing/findFreePort.ts'
import { ServiceProcess } from '../testing/serviceProcess.ts'

describe('submissions to the sales service', () => {
  let folder = ''
  let started: ServiceProcess[] = []
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kudex-sales-'))
    started = []
    await copyEmptyFolder(folder)
  })
  afterEach(async () => {
    for (const services of started) await services.end('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  async function start() {
    const SERVICES_PORT = String(await findFreePort())
    const services = await ServiceProcess.start({ KUDEX_DATA_DIR: folder, SERVICES_PORT, KUDEX_SEED: 'none' })
    started.push(services)
    return { services, address: await services.ready() }
  }

  it('survive SIGKILL, and each of their mails is sent once', { timeout: 120_000 }, async () => {
    const first = await start()
    const taken = await Promise.all(Array.from({ length: 6 }, (_, index) => send(first.address, index)))
    expect(taken.map(({ isRepeated }) => isRepeated)).toEqual(Array(6).fill(false))
    await first.services.end('SIGKILL')

    const second = await start()
    const again = await Promise.all(Array.from({ length: 6 }, (_, index) => send(second.address, index)))
    expect(again.map(({ isRepeated }) => isRepeated)).toEqual(Array(6).fill(true))
    expect(again.map(({ reference }) => reference)).toEqual(taken.map(({ reference }) => reference))
    // One mail per submission. The lock of a killed worker expires after two minutes, so one may still be locked.
    const mails = () => readdirSync(join(folder, 'outbox')).filter((name) => name.endsWith('.eml'))
    await vi.waitFor(() => expect(mails().length).toBeGreaterThanOrEqual(5), { timeout: 30_000, interval: 100 })
    expect(mails().length).toBeLessThanOrEqual(6)
  })
})

async function send(address: string, index: number): Promise<{ isRepeated: boolean; reference: string }> {
  const text = { firstName: 'Vera', lastName: 'Muster', company: 'M', country: 'CH', message: `Number ${index}` }
  const place = {
    key: createHash('sha256').update(String(index)).digest('hex'),
    siteId: 'main',
    locale: 'en',
    pageUrl: 'http://localhost:3000/en/feedback',
  }
  const response = await fetch(`${address}/sales/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${index + 1}` },
    body: JSON.stringify({
      query:
        'mutation ($input: StoryFeedbackInput!, $place: SubmissionInput!) { receipt: giveStoryFeedback(input: $input, place: $place) { isRepeated reference } }',
      variables: { input: text, place },
    }),
  })
  const { data } = (await response.json()) as { data: { receipt: { isRepeated: boolean; reference: string } } }
  return data.receipt
}
