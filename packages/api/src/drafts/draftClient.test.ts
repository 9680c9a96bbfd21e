import { describe, expect, it } from 'vitest'
import { createDraftClient } from './draftClient.ts'

describe('a save that fails', () => {
  it.each([
    // A character that cannot be stored, for example.
    [400, 'refused'],
    [401, 'unauthenticated'],
    // Deleted meanwhile.
    [404, 'gone'],
    [413, 'refused'],
    [503, 'unavailable'],
  ])('with %s is %s', async (status, failure) => {
    const client = createDraftClient({ send: async () => Response.json({}, { status }) })
    const saving = await client.save({ kind: 'redirects', id: 'old', version: 'v1', value: {}, language: 'en' })
    expect(saving).toEqual({ kind: 'failed', failure })
  })

  it('without a response is one of the network', async () => {
    const client = createDraftClient({ send: () => Promise.reject(new TypeError('Failed to fetch')) })
    const saving = await client.save({ kind: 'redirects', id: 'old', version: 'v1', value: {}, language: 'en' })
    expect(saving).toEqual({ kind: 'failed', failure: 'network' })
  })
})
