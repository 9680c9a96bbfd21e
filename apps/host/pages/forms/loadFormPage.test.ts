import { ServiceError } from '@kudex/api/transport'
import { describe, expect, it } from 'vitest'
import type { RejectedForm } from '@kudex/domain/forms'
import { resolveTestAddress, testSystem } from '../../server/testing/testSystem.ts'
import { loadFormPage } from './loadFormPage.ts'
import { createTestPage } from '../shared/testing/createTestPage.ts'
import { createTestRequest } from '../shared/testing/createTestRequest.ts'

const token = 'a'.repeat(86)

const refuse = () => Promise.reject(new ServiceError('Network request failed', { kind: 'network', status: null }))

/** The page while the content service fails. */
function load(
  path: string,
  query = '',
  form: RejectedForm | null = null,
  content: object = { fetchPageBySlug: refuse },
) {
  const address = resolveTestAddress(path, query)
  const request = {
    access: { kind: 'open' } as const,
    stage: null,
    address,
    fullPath: path + query,
    form,
    visitor: {},
    system: testSystem,
    canonical: { origin: 'http://localhost', siteSlug: address?.siteSlug ?? null },
    content,
    load: <Value>(_key: string, fetch: () => Promise<Value>) => fetch(),
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

it.each([
  ['?story=wires', null, '?story=wires'],
  ['', { values: { story: 'wires' }, problems: {}, failure: 'failed' } as const, '?story=wires'],
  ['?story=%3Cscript', null, undefined],
])('feedback names its story after a switch of the locale: “%s” (NAV-23, STORY-10)', async (query, form, kept) => {
  const content = {
    fetchPageBySlug: async () => createTestPage({ title: 'Feedback', url: '/feedback' }),
    fetchNavigation: async () => null,
    fetchStory: async () => ({ slug: 'wires', title: 'Wires', contentLanguage: 'en' }),
  }
  const { countryFallbacks } = await load('/en/feedback', query, form, content)
  expect(countryFallbacks[0]?.path).toBe(kept && `/feedback${kept}`)
})
