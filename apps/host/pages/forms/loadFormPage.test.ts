import { ServiceError } from '@kudex/api/transport'
import { describe, expect, it } from 'vitest'
import type { RejectedForm } from '@kudex/domain/forms'
import { resolveTestAddress, testSystem } from '../../server/testing/testSystem.ts'
import { loadFormPage } from './loadFormPage.ts'
import { createTestRequest } from '../shared/testing/createTestRequest.ts'

const token = 'a'.repeat(86)

/** The page while the content service fails. */
function load(path: string, query = '', form: RejectedForm | null = null) {
  const address = resolveTestAddress(path, query)
  const refuse = () => Promise.reject(new ServiceError('Network request failed', { kind: 'network', status: null }))
  const request = {
    access: { kind: 'open' } as const,
    address,
    fullPath: path + query,
    form,
    visitor: {},
    system: testSystem,
    canonical: { origin: 'http://localhost', siteSlug: address?.siteSlug ?? null },
    content: { fetchPageBySlug: refuse },
    load: refuse,
  }
  return loadFormPage(createTestRequest(request))
}

describe('the page behind the link of an email, even if its content page is missing (STORY-09)', () => {
  it.each([
    ['leave', { kind: 'leave', token }],
    ['confirm', { kind: 'confirm', token }],
  ] as const)('has the button to %s', async (kind, notice) => {
    const { head, props } = await load('/de/subscribe', `?${kind}=${token}`)
    expect(props.form).toMatchObject({ name: 'subscription', notice, action: '/de/subscribe' })
    expect([props.content.title, head.isIndexed]).toEqual(['Ihr Abonnement', false])
  })

  it.each(['confirmed', 'ended', 'unknown'] as const)('says that it is %s', async (done) => {
    expect((await load('/en/subscribe', `?done=${done}`)).props.form?.notice).toEqual({ kind: done })
  })

  it('shows the button again after a failed press', async () => {
    const posted = { values: { leave: token }, problems: {}, failure: 'failed' } as const
    expect((await load('/en/subscribe', '', posted)).props.form).toMatchObject({
      notice: { kind: 'leave', token },
      state: { failure: 'failed' },
    })
  })

  it.each([
    ['the form itself', '/en/subscribe', ''],
    ['the form with a link that is none', '/en/subscribe', '?leave=x'],
    ['another form', '/en/support', `?leave=${token}`],
  ])('but %s needs its content page', async (_, path, query) => {
    await expect(load(path, query)).rejects.toThrow('Network request failed')
  })
})
