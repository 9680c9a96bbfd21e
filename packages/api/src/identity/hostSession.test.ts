import { afterEach, describe, expect, it, vi } from 'vitest'
import { createHostSessionClient } from './hostSession.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe("the host's session", () => {
  it.each([-600_000, 0, 600_000])(
    'lives as long as the tokens when the clock of the browser is %d ms off (AUTH-02)',
    async (offset) => {
      vi.useFakeTimers({ now: 1_800_000_000_000 + offset })
      const bodies: unknown[] = []
      const send: typeof fetch = async (_, init) => {
        if (typeof init?.body === 'string') bodies.push(JSON.parse(init.body))
        return new Response(null, { status: 204 })
      }
      const tokenExpiry = Date.now() + 3_600_000
      await createHostSessionClient(send).open({ accessToken: 'a', idToken: 'i', refreshToken: null, tokenExpiry })
      expect(bodies).toEqual([{ accessToken: 'a', idToken: 'i', expiresIn: 3_600_000 }])
    },
  )
})
