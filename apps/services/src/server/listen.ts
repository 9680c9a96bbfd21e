import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartError } from '../database/database.types.ts'

/** The open ports of the process. */
export interface Listening {
  /** The port all addresses share; with port 0 the one that the system gave. */
  readonly port: number
  /** Takes no new requests, lets running ones finish (at most the given time) and frees the port. */
  readonly close: (patience: number) => Promise<void>
}

/** Listens on every address of `hosts`; an address that the machine lacks (no IPv6) is passed over while one is left. */
export async function listen(hosts: readonly string[], port: number, listener: RequestListener): Promise<Listening> {
  const servers: Server[] = []
  let shared = port
  try {
    for (const host of hosts) {
      const server = createServer(
        { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 15_000 },
        listener,
      )
      const bound = await bind(server, host, shared, hosts.length > 1)
      if (!bound) continue
      servers.push(server)
      shared = (server.address() as AddressInfo).port
    }
    if (servers.length === 0)
      throw new StartError(`None of the addresses of HOST is on this machine: ${hosts.join(', ')}.`)
  } catch (error) {
    await Promise.all(servers.map((server) => closeServer(server, 0)))
    throw error
  }
  return {
    port: shared,
    close: async (patience) => {
      await Promise.all(servers.map((server) => closeServer(server, patience)))
    },
  }
}

function bind(server: Server, host: string, port: number, mayLack: boolean): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (mayLack && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')) resolve(false)
      else reject(toStartError(error, host, port))
    })
    server.listen(port, host, () => resolve(true))
  })
}

function toStartError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `The port ${port} on ${host} is in use by another process. Stop that process, or set SERVICES_PORT to a free port.`,
    )
  }
  if (error.code === 'EACCES') {
    return new StartError(
      `The port ${port} on ${host} is not allowed for this user. Set SERVICES_PORT to one above 1023.`,
    )
  }
  return error
}

/** Connections that are kept alive would hold the port: each is closed as soon as its request is answered. */
function closeServer(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 20)
    const limit = setTimeout(() => server.closeAllConnections(), patience)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(limit)
      resolve()
    })
    server.closeIdleConnections()
  })
}
