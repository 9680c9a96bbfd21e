import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as openRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { uploadSizeLimit } from '@kudex/domain/limits'
import { copyEmptyFolder } from '../testing/dataFolders.ts'
import { findFreePort } from '../testing/findFreePort.ts'
import { ServiceProcess } from '../testing/serviceProcess.ts'
import { makeMedia } from './testing/makeMedia.ts'

const protocol = { 'tus-resumable': '1.0.0' }
const isFull = process.env['KUDEX_CHECK_SIZE'] === 'full'

describe('uploads to running services', () => {
  let folder = ''
  let started: ServiceProcess[] = []
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kudex-uploads-'))
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

  it('are resumed after the services were killed (FORM-16)', { timeout: 120_000 }, async () => {
    const bytes = makeMedia(3_000_000)
    const first = await start()
    const location = await begin(first.address, bytes.length)
    const hanging = openPart(first.address + location, 0, bytes.length)
    hanging.write(bytes.subarray(0, 1_234_567))
    await vi.waitFor(async () => expect(await readOffset(first.address + location)).toBe(1_234_567), {
      timeout: 10_000,
    })
    await first.services.end('SIGKILL')

    const second = await start()
    expect(await readOffset(second.address + location)).toBe(1_234_567)
    expect(await send(second.address + location, 1_234_567, bytes.slice(1_234_567))).toBe(204)
    const kept = readFileSync(join(folder, 'uploads', location.split('/').at(-1) ?? ''))
    expect(toHash(kept)).toBe(toHash(bytes))
  })

  it('of 99.9 and 100 MB grow the process by at most 64 MB (FORM-14)', { timeout: 240_000 }, async () => {
    const sizes = isFull ? [Math.round(99.9 * 1024 * 1024), uploadSizeLimit] : [uploadSizeLimit]
    console.log(`uploads: whole files of ${sizes.join(' and ')} bytes (${isFull ? 'full' : 'reduced'})`)
    const { services, address } = await start()
    // A small upload first, so that only the large ones are measured.
    const small = makeMedia(1_000)
    await send(address + (await begin(address, small.length)), 0, small)
    const before = readMemory(services.pid)
    let peak = before
    const watch = setInterval(() => (peak = Math.max(peak, readMemory(services.pid))), 50)
    for (const size of sizes) {
      const bytes = makeMedia(size)
      const location = await begin(address, size)
      expect(await send(address + location, 0, bytes)).toBe(204)
      expect(await readOffset(address + location)).toBe(size)
      const kept = readFileSync(join(folder, 'uploads', location.split('/').at(-1) ?? ''))
      expect(toHash(kept)).toBe(toHash(bytes))
    }
    clearInterval(watch)
    const growth = Math.round((peak - before) / 1024)
    console.log(`uploads: the process grew by ${growth} MB`)
    expect(growth).toBeLessThanOrEqual(64)
  })
})

async function begin(address: string, size: number): Promise<string> {
  const response = await fetch(`${address}/uploads`, {
    method: 'POST',
    headers: { ...protocol, 'upload-length': String(size) },
  })
  return response.headers.get('location') ?? ''
}

async function readOffset(url: string): Promise<number> {
  const response = await fetch(url, { method: 'HEAD', headers: protocol })
  return response.ok ? Number(response.headers.get('upload-offset')) : -response.status
}

async function send(url: string, offset: number, body: Uint8Array<ArrayBuffer>): Promise<number> {
  const headers = { ...protocol, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }
  return (await fetch(url, { method: 'PATCH', headers, body })).status
}

function openPart(url: string, offset: number, announced: number) {
  const headers = {
    ...protocol,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
    'content-length': String(announced),
  }
  const request = openRequest(url, { method: 'PATCH', headers })
  request.on('error', () => {})
  return request
}

/** Resident memory of a process in kB. */
function readMemory(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? 0)
}

function toHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
