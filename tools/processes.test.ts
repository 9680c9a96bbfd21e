import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'

const script = fileURLToPath(new URL('./processes.mjs', import.meta.url))
let starter: ChildProcess | undefined
afterEach(() => void starter?.kill('SIGKILL'))

/** A start script like tools/start.mjs with two processes that print their id and their end; `after` is an expression. */
async function start(second = 'setInterval(() => {}, 1000)', after = 'undefined') {
  const child = (name: string, body: string) =>
    `for (const event of ['SIGTERM', 'disconnect']) process.once(event, () => setTimeout(() => { process.stdout.write('${name} ends\\n'); process.exit(0) }, 50));
     process.stdout.write('${name} ' + process.pid + '\\n'); ${body}`
  const code = `
    import { createProcesses } from ${JSON.stringify(script)}
    const processes = createProcesses()
    const start = (name, body, after) => processes.start(name, process.execPath, ['-e', body], { after })
    start('first', ${JSON.stringify(child('first', 'setInterval(() => {}, 1000)'))})
    start('second', ${JSON.stringify(child('second', second))}, ${after})
    process.on('SIGTERM', () => processes.stop().then(() => process.exit(0)))
    processes.unexpectedExit.then(async ({ name, how }) => { console.log(name + ' ended: ' + how); await processes.stop(); process.exit(1) })`
  starter = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  starter.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = once(starter, 'close') as Promise<[number | null]>
  const pid = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(output)?.[1])
  while (!(pid('first') && pid('second')) && starter.exitCode === null) await pause(10)
  return { starter, ended, pid, output: () => output }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('the processes of one start', () => {
  it('stop in reverse order on SIGTERM, and the start exits with 0', async () => {
    const { starter, ended, pid, output } = await start()
    starter.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
    expect(output()).toMatch(/second ends\s+first ends/)
    expect([isAlive(pid('first')), isAlive(pid('second'))]).toEqual([false, false])
  })

  it('stop together when one ends unexpectedly, and the start names it and fails', async () => {
    const { ended, pid, output } = await start('setTimeout(() => process.exit(7), 200)')
    expect((await ended)[0]).toBe(1)
    expect(output()).toContain('second ended: exit code 7')
    expect(isAlive(pid('first'))).toBe(false)
  })

  it('load their code while another starts, and go on after it', async () => {
    const goesOn = `process.once('message', () => { process.stdout.write('second goes on\\n'); process.exit(7) })`
    const waiting = await start(goesOn, 'new Promise(() => {})')
    await pause(100)
    expect(waiting.output()).not.toContain('second goes on')
    waiting.starter.kill('SIGTERM')
    await waiting.ended
    const { ended, output } = await start(goesOn, 'Promise.resolve()')
    await ended
    expect(output()).toContain('second goes on')
  })

  it('stop when the start is killed', async () => {
    const { starter, ended, output } = await start()
    starter.kill('SIGKILL')
    // The output closes when the last process that inherited it has ended.
    await ended
    expect(output()).toContain('first ends')
    expect(output()).toContain('second ends')
  })
})

describe('the start', () => {
  const run = async (environment: Readonly<Record<string, string>>) => {
    const command = fileURLToPath(new URL('./settings.mjs', import.meta.url))
    const code = `import { readSettings } from ${JSON.stringify(command)}; console.log(JSON.stringify(readSettings().needsServices))`
    starter = spawn(process.execPath, ['--input-type=module', '-e', code], { env: { ...process.env, ...environment } })
    let output = ''
    for (const stream of [starter.stdout, starter.stderr]) stream?.on('data', (text) => (output += text))
    const [status] = (await once(starter, 'close')) as [number]
    return { status, output: output.trim() }
  }

  it('stops at a bad setting with one line that names it, its value and what it takes', async () => {
    const { status, output } = await run({ PORT: 'abc' })
    expect([status, output]).toEqual([
      1,
      expect.stringMatching(/^PORT=abc: takes a whole number from 1 to 65535[^\n]*$/),
    ])
  })

  it('starts no embedded services if the URL of every service is set', async () => {
    const names = ['CONTENT', 'CONTENT_DRAFT', 'PRODUCTS', 'SALES', 'TICKETING', 'SEARCH', 'IMAGES', 'UPLOADS']
    const all = Object.fromEntries(names.map((name) => [`${name}_URL`, 'https://services.test/x']))
    const issuer = { IDENTITY_ISSUER: 'https://identity.test/realm' }
    expect((await run({ ...all, ...issuer })).output).toBe('false')
    expect((await run(all)).output).toBe('true')
  })
})

describe('waitForResponse', () => {
  it('reports the latest response while it waits, and ends with a good one', async () => {
    const { waitForResponse } = (await import(script)) as {
      waitForResponse: (
        url: string,
        isGood: (response: Response) => boolean,
        signal: AbortSignal,
        options: { report: (answer?: string) => void; patience: number },
      ) => Promise<void>
    }
    const reports: (string | undefined)[] = []
    const server = createHttpServer((_request, response) => {
      response.writeHead(reports.length > 0 ? 200 : 503).end('not ready')
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const options = { patience: 0, report: (answer?: string) => void reports.push(answer) }
    await waitForResponse(`http://127.0.0.1:${port}/`, ({ ok }) => ok, new AbortController().signal, options)
    server.close()
    expect(reports).toEqual(['not ready'])
  })
})
