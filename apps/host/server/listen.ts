import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartError } from './startError.ts'

export interface Listening {
  /** The port all addresses share; with port 0 the one that the system gave. */
  readonly port: number
  /** Takes no new requests, lets running ones finish within the time given and frees the port. */
  readonly close: (patienceMilliseconds: number) => Promise<void>
}

/** Listens on every address of `hosts`; one that the machine lacks (no IPv6) is passed over while another is left. */
export async function listen(
  createServer: () => Server,
  hosts: readonly string[],
  { port, setting }: { readonly port: number; readonly setting: string },
): Promise<Listening> {
  const servers: Server[] = []
  let shared = port
  const close = async (patience: number) => {
    await Promise.all(servers.map((server) => closeServer(server, patience)))
  }
  try {
    for (const host of hosts) {
      const server = createServer()
      if (!(await bind(server, host, { port: shared, setting, mayLack: hosts.length > 1 }))) continue
      servers.push(server)
      shared = (server.address() as AddressInfo).port
    }
    if (servers.length === 0)
      throw new StartError(`None of the addresses of HOST is on this machine: ${hosts.join(', ')}`)
  } catch (error) {
    await close(0)
    throw error
  }
  return { port: shared, close }
}

interface Place {
  readonly port: number
  readonly setting: string
  readonly mayLack: boolean
}

function bind(server: Server, host: string, place: Place): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (place.mayLack && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')) resolve(false)
      else reject(toStartError(error, host, place))
    })
    server.listen(place.port, host, () => resolve(true))
  })
}

function toStartError(error: NodeJS.ErrnoException, host: string, { port, setting }: Place): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} on ${host} is in use by another process. Stop it, or set ${setting} to a free port.`,
    )
  }
  if (error.code === 'EACCES') {
    return new StartError(`Port ${port} on ${host} is not allowed for this user. Set ${setting} to one above 1023.`)
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`The address ${host} of HOST is not on this machine.`)
  }
  return error
}

function closeServer(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), patience)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}
