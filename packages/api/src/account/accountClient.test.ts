import { describe, expect, it, vi } from 'vitest'
import { createAccountClient } from './index.ts'

const account = { account: { profile: { firstName: 'Carla' } } }

function respond(status: number, body: unknown) {
  const send = vi.fn<typeof fetch>(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  )
  return { send, client: createAccountClient({ send }) }
}

describe('the account client', () => {
  it('reads the account and sends the profile', async () => {
    const { client, send } = respond(200, account)
    expect(await client.fetchAccount()).toEqual({ kind: 'done', response: account })
    expect(await client.runCommand({ step: 'profile', values: { firstName: 'C' } })).toEqual({
      kind: 'done',
      response: account,
    })
    await client.runCommand({ step: 'second-factor.reset' })
    await client.runCommand({ step: 'passkey.remove', id: 'a-1' })
    expect(send.mock.calls.map(([url, init]) => [url, init?.method, init?.body])).toEqual([
      ['/api/account', 'GET', undefined],
      ['/api/account/profile', 'PUT', '{"firstName":"C"}'],
      ['/api/account/second-factor', 'DELETE', undefined],
      ['/api/account/passkeys/a-1', 'DELETE', undefined],
    ])
  })

  it('calls the identity service for the host', async () => {
    const { send } = respond(200, account)
    const headers = { authorization: 'Bearer secret' }
    await createAccountClient({ send, url: 'http://identity.test/account', headers }).fetchAccount()
    expect(send.mock.calls[0]?.[0]).toBe('http://identity.test/account')
    expect(send.mock.calls[0]?.[1]?.headers).toMatchObject(headers)
  })

  it('reads violated policies (ACCT-09)', async () => {
    const failed = [
      { property: 'city', policyRequirements: [{ policyRequirement: 'MAX_LENGTH', params: { maxLength: 100 } }] },
    ]
    expect(await respond(422, { failedPolicyRequirements: failed }).client.fetchAccount()).toEqual({
      kind: 'rejected',
      failures: { city: [{ code: 'MAX_LENGTH', bound: 100 }] },
    })
  })

  it.each([
    [401, { error: 'signed-out' }, 'signed-out'],
    [403, { error: 'internal' }, 'internal'],
    [429, { error: 'busy' }, 'busy'],
    [422, { error: 'wrong-password' }, 'wrong-password'],
    [422, {}, 'unavailable'],
    [503, { error: 'unavailable' }, 'unavailable'],
    [404, { error: 'not-found' }, 'unavailable'],
    [200, 'no json', 'unavailable'],
    [200, {}, 'unavailable'],
  ])('names every failure: %s %j', async (status, body, reason) => {
    expect(await respond(status, body).client.fetchAccount()).toEqual({ kind: 'failed', reason })
  })

  it('does not reject without a network', async () => {
    const client = createAccountClient({ send: () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await client.fetchAccount()).toEqual({ kind: 'failed', reason: 'unavailable' })
  })
})
