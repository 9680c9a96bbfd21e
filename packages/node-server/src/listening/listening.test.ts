import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { listen } from './index.ts'

const start = (listener: RequestListener, hosts = ['127.0.0.1']) =>
  listen(() => createServer(listener), hosts, { port: 0, setting: 'PORT' })

const requestText = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

describe('listening', () => {
  it('skips an address that this machine lacks while another one is left', async () => {
    const listening = await start((_request, response) => response.end('here'), ['203.0.113.1', '127.0.0.1'])
    expect(await (await fetch(`http://127.0.0.1:${listening.port}`)).text()).toBe('here')
    await listening.close(0)
  })

  it('fails with one line if there is no address, or the port is in use', async () => {
    await expect(start(() => {}, ['203.0.113.1'])).rejects.toThrow(
      'The address 203.0.113.1 of HOST is not on this machine.',
    )
    await expect(start(() => {}, ['203.0.113.1', '203.0.113.2'])).rejects.toThrow(
      'None of the addresses of HOST is on this machine: 203.0.113.1, 203.0.113.2.',
    )
    const other = createTcpServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    await expect(listen(() => createServer(), ['127.0.0.1'], { port, setting: 'PORT' })).rejects.toThrow(
      `The port ${port} on 127.0.0.1 is in use by another process. Stop that process, or set PORT to a free port.`,
    )
    other.close()
  })

  it.runIf(process.platform === 'linux')('lets processes share a port only if all of them say so', async () => {
    const first = await listen(() => createServer((_request, response) => response.end('first')), ['127.0.0.1'], {
      port: 0,
      setting: 'PORT',
      isShared: true,
    })
    const { port } = first
    await expect(listen(() => createServer(), ['127.0.0.1'], { port, setting: 'PORT' })).rejects.toThrow('in use')
    const second = await listen(() => createServer((_request, response) => response.end('second')), ['127.0.0.1'], {
      port,
      setting: 'PORT',
      isShared: true,
    })
    await first.close(0)
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('second')
    await second.close(0)
  })

  it(
    'finishes running requests when it closes, although their connection is kept alive',
    { timeout: 5_000 },
    async () => {
      const request = Promise.withResolvers<void>()
      const response = Promise.withResolvers<void>()
      const listening = await start(async (_request, answer) => {
        request.resolve()
        await response.promise
        answer.end('finished')
      })
      const socket = connect(listening.port, '127.0.0.1')
      socket.write(requestText)
      await request.promise
      const closed = listening.close(60_000)
      response.resolve()
      let text = ''
      for await (const chunk of socket) text += String(chunk)
      await closed
      expect(text).toContain('finished')
      expect(text).toMatch(/connection: close/i)
    },
  )

  it('answers a request that arrives on a kept-alive connection just after the close, and says that it was the last', async () => {
    const listening = await start((_request, response) => response.end('answered'))
    const socket = connect(listening.port, '127.0.0.1').setEncoding('utf8')
    socket.write(requestText)
    const [first] = (await once(socket, 'data')) as [string]
    expect(first).toContain('keep-alive')
    const closed = listening.close(60_000)
    socket.write(requestText)
    let last = ''
    for await (const chunk of socket) last += String(chunk)
    await closed
    expect(last).toContain('answered')
    expect(last).toMatch(/connection: close/i)
  })

  it('does not wait for idle connections', async () => {
    const listening = await start((_request, response) => response.end('answered'))
    const socket = connect(listening.port, '127.0.0.1')
    socket.write(requestText)
    await once(socket, 'data')
    const startedAt = performance.now()
    await listening.close(60_000)
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })

  it('ends requests that take longer than the timeout', async () => {
    const listening = await start(() => {})
    const response = fetch(`http://127.0.0.1:${listening.port}`).catch(() => 'ended')
    await new Promise((resolve) => setTimeout(resolve, 50))
    await listening.close(10)
    expect(await response).toBe('ended')
  })
})
