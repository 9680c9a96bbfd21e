import { servicesOrigin } from './addresses.ts'

/** Writes content through the write interface (docs/guides/publish-content.md). Throws if the write is refused. */
export async function writeContent(
  method: 'PUT' | 'POST',
  path: string,
  body?: unknown,
  services = servicesOrigin,
): Promise<void> {
  const send = (version: Record<string, string>) =>
    fetch(`${services}/content/write/${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json', ...version },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const answer = await send({ 'if-match': '*' })
  // A new entry has no version yet.
  const last = answer.status === 412 ? await send({}) : answer
  if (!last.ok) throw new Error(`${method} ${path}: ${last.status} ${(await last.text()).slice(0, 500)}`)
}

/** The fields of an entry of the write interface as they are stored. Throws if there is none. */
export async function readContent(path: string, services = servicesOrigin): Promise<Record<string, unknown>> {
  const answer = await fetch(`${services}/content/write/${path}`, { headers })
  if (!answer.ok) throw new Error(`GET ${path}: ${answer.status}`)
  const { value } = (await answer.json()) as { readonly value: Record<string, unknown> }
  return value
}

const headers = { authorization: 'Bearer demo-content-write-token' }

/** Bearer token with which the drafts of the demo are read. */
export const draftToken = 'demo-content-draft-token'
