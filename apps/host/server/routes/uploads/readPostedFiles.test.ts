import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { type PostedFields, readPostedFiles } from './readPostedFiles.ts'

it('reads the other fields of a form: claims, removals and the language of the file', async () => {
  const form = new FormData()
  for (const [name, value] of [
    ['language', 'de'],
    ['claim', 'a'],
    ['remove', 'b'],
    ['other', 'c'],
  ] as const)
    form.append(name, value)
  form.append('file', new File(['%PDF-1.7'], 'Preise.pdf'))
  const body = new Response(form)
  const headers = { 'content-type': body.headers.get('content-type') ?? '' }
  const request = Object.assign(Readable.from([Buffer.from(await body.arrayBuffer())]), { headers })
  const fields: PostedFields = { claims: [], removals: [] }
  await readPostedFiles(request as unknown as IncomingMessage, { folder: null, fields })
  expect(fields).toEqual({ claims: ['a'], removals: ['b'], language: 'de' })
})
