import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
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
  const servers: Server[] = []
  let boundPort = port
  const close = async (timeout: number) => {
    await Promise.all(servers.map((server) => closeServer(server, timeout)))
  }
  try {
    for (const host of hosts) {
      const server = createServer()
      const isBound = await bind(server, host, { port: boundPort, setting, isShared, isOptional: hosts.length > 1 })
      if (!isBound) continue
      servers.push(server)
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

/** A kept-alive connection would keep the port in use: each is closed as soon as its request is answered. */
function closeServer(server: Server, timeout: number): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 20)
    const limit = setTimeout(() => server.closeAllConnections(), timeout)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(limit)
      resolve()
    })
    server.closeIdleConnections()
  })
}
