import { get, type IncomingMessage } from 'node:http'
import { splitPreloads } from '@kudex/host/pages/shared/head/splitPreloads.ts'
import { splitDocument, type Capture, type Wire } from './limits/capture.ts'
import { browser, origin, uncompressed } from './requests.ts'

/** Reads the host's responses for a page. Throws for an error page, which would be fast and falsify the figures. */
export async function captureHost(path: string): Promise<Capture> {
  const answer = await fetch(origin + path, { headers: { ...browser, 'accept-encoding': 'identity' } })
  const html = await answer.text()
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${html.slice(0, 200)}`)
  const data = await fetch(`${origin}${path}/index.pageContext.json`, { headers: browser })
  // Vike serializes undefined as a special string.
  const context = JSON.parse(await data.text(), (_, value: unknown) =>
    value === '!undefined' ? undefined : value,
  ) as Capture['page']
  const [br, identity] = await Promise.all([readWire(path, browser), readWire(path, uncompressed)])
  return {
    page: { layout: context.layout, data: context.data },
    path: path.replace(/^\/en/, '') || '/',
    fullPath: path,
    html,
    wires: { br, identity },
  }
}

/** The raw response with its headers in order; fetch would decode it. */
async function readWire(path: string, headers: Record<string, string>): Promise<Wire> {
  const response = await new Promise<IncomingMessage>((resolve) => get(origin + path, { headers }, resolve))
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const sent = response.rawHeaders.filter(
    (_, index, all) => !/^(date|connection|keep-alive)$/i.test(all[index - (index % 2)] ?? ''),
  )
  return { status: response.statusCode ?? 0, headers: sent, base64: Buffer.concat(chunks).toString('base64') }
}

/**
 * Throws unless a limit renders the same tree as the host; markup that a router adds around it is ignored. Bare Node has
 * to send the same bytes.
 */
export async function checkLimit(kind: string, url: string, { html, wires }: Capture): Promise<void> {
  const answer = await fetch(url, { headers: { 'accept-encoding': kind === 'node' ? 'br' : 'identity' } })
  const body = await answer.text()
  if (kind === 'node') {
    if (body !== html || wires.br.status !== 200) throw new Error('The limit node sends other bytes than the host.')
    return
  }
  const opening = '<div id="root">'
  const [start, end] = splitDocument(html)
  const wanted = numberIds(html.slice(start.length, html.length - end.length))
  // The host has the preloads in the head.
  const root = numberIds(splitPreloads(body.slice(body.indexOf(opening) + opening.length)).tree)
  if (root.startsWith(wanted)) return
  let at = 0
  while (root[at] === wanted[at]) at++
  throw new Error(
    `The limit ${kind} renders another tree than the host:\n${root.slice(at - 80, at + 160)}\ninstead of:\n${wanted.slice(at - 80, at + 160)}`,
  )
}

/** Replaces the ids that React derives from the position in the whole tree, a router included, by their sequence. */
function numberIds(html: string): string {
  const ids = new Map<string, string>()
  return html.replaceAll(/_R_\w+?_/g, (id) => {
    const number = ids.get(id) ?? `_R_${ids.size}_`
    ids.set(id, number)
    return number
  })
}
