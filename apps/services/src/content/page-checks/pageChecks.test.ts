import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { openWritable, type Writable, writtenPage } from '../write/testing/openWritable.ts'

describeDatabases('the check of a stored page', (open) => {
  let writable: Writable
  beforeAll(async () => {
    writable = await openWritable(open())
  })
  afterAll(() => writable.close())

  it('knows which pages are published, and checks the draft', async () => {
    const toLink = (pageId: string) => ({ kind: 'page', text: { en: 'x', de: 'x' }, pageId })
    const typed = { kind: 'path', text: { en: 'x', de: 'x' }, path: '/checked/nothing' }
    const links = { kind: 'links', links: [toLink('about'), toLink('plans'), toLink('checked'), typed] }
    await writable.write('PUT', 'pages/checked', { ...writtenPage, url: '/checked', blocks: [links] })
    expect(await writable.write('GET', 'pages/checked/checks')).toMatchObject({
      status: 200,
      body: {
        findings: [
          { rule: 'link-to-unpublished-page', path: 'blocks.0.links.1', block: 'links', value: 'plans' },
          { rule: 'link-to-missing-address', path: 'blocks.0.links.3', value: '/checked/nothing' },
        ],
        readingMinutes: { en: 1, de: 1 },
      },
    })
    expect((await writable.write('GET', 'pages/never/checks')).status).toBe(404)
  })
})
