import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { createPlainPage, type PlainStatus } from './pages/plainPage.ts'

/**
 * Responds to requests that Node rejects before its request event: malformed request lines, control characters, headers
 * that are too large, timeouts and `CONNECT`. Sends the same security headers as other responses.
 */
export function handleClientErrors(server: Server, security: readonly string[]): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(socket, toStatus(error), security))
  server.on('connect', (_request, socket: Duplex) => {
    // Node leaves the socket to this listener: without one for errors, a client that resets it ends the process.
    socket.on('error', () => {})
    refuse(socket, 405, security)
  })
}

function refuse(socket: Duplex, status: PlainStatus, security: readonly string[]): void {
  if (!socket.writable || ('bytesWritten' in socket && Number(socket.bytesWritten) > 0 && status === 400)) {
    // A response has started on this connection; the client would read another one as its body.
    socket.destroy()
    return
  }
  const { headers = {}, body = '' } = createPlainPage(status)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`)
  for (let index = 0; index < security.length; index += 2) lines.push(`${security[index]}: ${security[index + 1]}`)
  socket.end(
    [
      `HTTP/1.1 ${status} ${reasons[status] ?? 'Bad Request'}`,
      ...lines,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      String(body),
    ].join('\r\n'),
  )
}

function toStatus(error: NodeJS.ErrnoException): PlainStatus {
  return error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}

const reasons: Partial<Record<PlainStatus, string>> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  431: 'Request Header Fields Too Large',
}
