import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeMachineDocument } from '../../../seed/documents/machineDocuments.ts'
import { openEmptyDatabase } from '../../testing/openEmptyDatabase.ts'
import type { Database } from '../../database/database.types.ts'
import { machineDocuments } from '../tables.ts'
import { connectorHeaders, findAccount, openTicketing, toHeaders } from '../testing/ticketingFixture.ts'

describe('a document of a machine', () => {
  let database: Database
  let opened: Awaited<ReturnType<typeof openTicketing>>

  beforeAll(async () => {
    database = await openEmptyDatabase()
    opened = await openTicketing(database)
    const document = { title: 'Acceptance protocol', language: 'en', mediaType: 'application/pdf' }
    await database.queries.insert(machineDocuments).values(
      ['acme-harness', 'globex-kabel'].map((organization) => ({
        ...document,
        id: `of-${organization}`,
        serialNumber: `${organization}-1`,
        kind: 'acceptanceProtocol' as const,
        bytes: Buffer.from('%PDF-1.4'),
      })),
    )
  })
  afterAll(async () => {
    await opened.identity.close()
    await database.close()
  })

  const get = (serialNumber: string, id: string, headers: Record<string, string> = {}) => {
    const route = opened.service.routes.find(({ prefix }) => prefix === '/ticketing/machines')
    if (!route || !('app' in route)) throw new Error('There is no such route')
    return route.app.request(`/ticketing/machines/${serialNumber}/documents/${id}`, { headers })
  }
  const signIn = async (name: string) => toHeaders(await opened.signIn(findAccount(name)))

  it('is listed with the machine and read by those who may see it', async () => {
    const carla = await signIn('carla')
    const query = '{ machine(serialNumber: "acme-harness-1") { documents { id kind title language mediaType size } } }'
    expect((await opened.ask(query, carla)).at('machine.documents')).toEqual([
      {
        id: 'of-acme-harness',
        kind: 'acceptanceProtocol',
        title: 'Acceptance protocol',
        language: 'en',
        mediaType: 'application/pdf',
        size: 8,
      },
    ])
    const response = await get('acme-harness-1', 'of-acme-harness', carla)
    expect([response.status, await response.text()]).toEqual([200, '%PDF-1.4'])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('Acceptance protocol.pdf'),
    })
  })

  it('is not found by others, as if it did not exist', async () => {
    const [carla, nora] = [await signIn('carla'), await signIn('nora')]
    const unknown = await get('acme-harness-1', 'unknown', carla)
    const expected = [404, await unknown.text()]
    for (const [serialNumber, id, headers] of [
      ['globex-kabel-1', 'of-globex-kabel', carla],
      ['acme-harness-1', 'of-globex-kabel', carla],
      ['acme-harness-1', 'of-acme-harness', nora],
      ['acme-harness-1', 'of-acme-harness', connectorHeaders],
    ] as const) {
      const response = await get(serialNumber, id, headers)
      expect([response.status, await response.text()]).toEqual(expected)
    }
    expect((await get('acme-harness-1', 'of-acme-harness')).status).toBe(401)
  })
})

describe('the documents of the demo', () => {
  it('are the same each time, and name their machine in the language of its location', () => {
    const machine = {
      serialNumber: 'CP20-21213',
      name: 'CP 20',
      location: 'Werk Winterthur, Winterthur',
      deliveredOn: '2021-10-04',
      software: null,
      language: 'de',
    } as const
    for (const [kind, title] of [
      ['acceptanceProtocol', 'Abnahmeprotokoll CP20-21213'],
      ['calibrationCertificate', 'Kalibrierschein CP20-21213'],
      ['terminalDiagram', 'Klemmenplan CP20-21213'],
    ] as const) {
      const document = writeMachineDocument(kind, machine)
      expect(document.title).toBe(title)
      expect(Buffer.from(document.bytes).toString('latin1')).toMatch(/^%PDF-1\.4\n[^]*CP20-21213[^]*%%EOF\n$/)
      expect(writeMachineDocument(kind, machine)).toEqual(document)
    }
  })
})
