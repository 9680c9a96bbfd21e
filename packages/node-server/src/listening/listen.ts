import type { Server, ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { StartError } from '../starting/index.ts'

/** The open ports of a process. */
export interface Listening {
  /** The port that all addresses share; with port 0 the one that the system chose. */
  readonly port: number
  /** Accepts no new requests, lets running ones finish within the time given and frees the port. */
  readonly close: (timeoutMilliseconds: number) => Promise<void>
}

/**
 * Listens on every address of `hosts`. Skips an address that the machine lacks (no IPv6) while another one is left.
 * Throws a {@link StartError} that names `setting` if the port cannot be used. With `isShared`, other processes of the same
 * user may listen on the port too; the system distributes the connections.
 */
export async function listen(
  createServer: () => Server,
  hosts: readonly string[],
  { port, setting, isShared = false }: ListenOptions,
): Promise<Listening> {
  const servers: OpenServer[] = []
  let boundPort = port
  const close = async (timeout: number) => {
    await Promise.all(servers.map((server) => closeServer(server, timeout)))
  }
  try {
    for (const host of hosts) {
      const server = createServer()
      const isBound = await bind(server, host, { port: boundPort, setting, isShared, isOptional: hosts.length > 1 })
      if (!isBound) continue
      servers.push({ server, running: trackResponses(server) })
      boundPort = (server.address() as AddressInfo).port
    }
    if (servers.length === 0)
      throw new StartError(`None of the addresses of HOST is on this machine: ${hosts.join(', ')}.`)
  } catch (error) {
    await close(0)
    throw error
  }
  return { port: boundPort, close }
}

interface ListenOptions {
  readonly port: number
  readonly setting: string
  readonly isShared?: boolean
}

interface BindOptions extends Required<ListenOptions> {
  readonly isOptional: boolean
}

function bind(server: Server, host: string, options: BindOptions): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (options.isOptional && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')) resolve(false)
      else reject(toStartError(error, host, options))
    })
    server.listen({ port: options.port, host, reusePort: options.isShared }, () => resolve(true))
  })
}

function toStartError(error: NodeJS.ErrnoException, host: string, { port, setting }: BindOptions): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `The port ${port} on ${host} is in use by another process. Stop that process, or set ${setting} to a free port.`,
      )
    case 'EACCES':
      return new StartError(
        `The port ${port} on ${host} is not allowed for this user. Set ${setting} to one above 1023.`,
      )
    case 'ENOTSUP':
      return new StartError('This system does not let processes share a port. Set HOST_PROCESSES to 1.')
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`The address ${host} of HOST is not on this machine.`)
    default:
      return error
  }
}

interface OpenServer {
  readonly server: Server
  /** Responses that have not ended. */
  readonly running: ReadonlySet<ServerResponse>
}

function trackResponses(server: Server): ReadonlySet<ServerResponse> {
  const running = new Set<ServerResponse>()
  server.prependListener('request', (_request, response) => {
    running.add(response)
    response.once('close', () => running.delete(response))
  })
  return running
}

/**
 * Stops a server: its running and its next responses say that their connection ends, so that clients use another one. A
 * kept-alive connection without a request would keep the port in use; it is closed after a grace period.
 */
function closeServer({ server, running }: OpenServer, timeout: number): Promise<void> {
  return new Promise((resolve) => {
    for (const response of running) response.shouldKeepAlive = false
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false
    })
    let sweep: NodeJS.Timeout | undefined
    const grace = setTimeout(
      () => {
        sweep = setInterval(closeIdle, 20)
      },
      Math.min(idleGrace, timeout),
    )
    // In a busy process the timer is due before requests that have arrived are read, which happens before `setImmediate`.
    const closeIdle = () => setImmediate(() => server.closeIdleConnections())
    const limit = setTimeout(() => server.closeAllConnections(), timeout)
    // An HTTP server's own `close` ends idle connections at once, also those whose next request is under way.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(grace)
      clearInterval(sweep)
      clearTimeout(limit)
      resolve()
    })
  })
}

/** Milliseconds for a request that a client sent on a kept-alive connection before it knew of the stop. */
const idleGrace = 250
