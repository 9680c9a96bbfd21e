import { expect, it } from 'vitest'
import { resolveRelyingParty } from './relyingParty.ts'

it.each([
  ['http://localhost:4000/realm', ['http://localhost:3000'], 'localhost', 2],
  ['https://www.kudex.example/realm', ['https://www.kudex.example'], 'www.kudex.example', 1],
  ['https://id.kudex.example/realm', ['https://www.kudex.example', 'https://strivona.example'], 'kudex.example', 2],
  ['https://id.kudex.example/realm', ['https://kudex.example'], 'kudex.example', 2],
])('passkeys of %s and %j belong to %s', (issuer, publicOrigins, id, origins) => {
  const party = resolveRelyingParty(issuer, publicOrigins)
  expect([party?.id, party?.origins.length]).toEqual([id, origins])
})

it.each([
  ['https://id.other.example', ['https://www.kudex.example']],
  ['http://127.0.0.1:4000', ['http://127.0.0.1:3000']],
  ['http://[::1]:4000', ['http://[::1]:3000']],
  ['https://id.kudex.example', []],
])('%s and %j have no passkeys', (issuer, publicOrigins) => {
  expect(resolveRelyingParty(issuer, publicOrigins)).toBeNull()
})
