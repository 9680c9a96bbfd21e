import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.types.ts'
import type { Mail } from '../mail/mail.types.ts'
import { jobs } from '../jobs/tables.ts'
import { loadSeed } from '../seeding/loadSeed.ts'
import { askService } from '../testing/askService.ts'
import { describeDatabases } from '../testing/describeDatabases.ts'
import { readAgreedSchema, toContractText } from '../testing/schemaText.ts'
import { testSeed } from '../testing/testSeed.ts'
import { salesSeedPart } from './salesSeedPart.ts'
import { attempts } from '../rate-limits/tables.ts'
import { createSalesService } from './salesService.ts'
import { salesSchema } from './graphqlSchema.ts'
import { submissions } from './tables.ts'

describe('the sales schema', () => {
  it('matches the agreed schema', () => {
    expect(toContractText(salesSchema)).toBe(toContractText(readAgreedSchema('sales')))
  })
})

const support = {
  email: 'vera@firm.example',
  firstName: 'Vera',
  lastName: 'Muster',
  company: 'Muster AG',
  country: 'CH',
  product: 'Cutter 12',
  serialNumber: 'KX-1',
}

const person = { firstName: 'Vera', lastName: 'Muster', company: 'Muster AG' }

const forms: readonly [string, string, Readonly<Record<string, unknown>>, readonly string[]][] = [
  ['requestSupport', 'SupportRequestInput', { ...support, message: 'Hello' }, ['message']],
  ['giveStoryFeedback', 'StoryFeedbackInput', { ...person, country: 'CH', message: 'Hello', story: '' }, ['story']],
  [
    'downloadWhitepaper',
    'WhitepaperDownloadInput',
    { ...person, email: 'v@firm.example', consent: 'yes', paper: '' },
    ['paper'],
  ],
  ['subscribe', 'SubscriptionInput', { email: 'v@firm.example', topics: ['stories'], consent: 'yes' }, []],
]

const toKey = (text: string) => createHash('sha256').update(text).digest('hex')

/** Submissions from one address. */
const flood = process.env['KUDEX_CHECK_SIZE'] === 'full' ? 1_000 : 100

async function openSales(database: Database) {
  // No test is slowed down by the submissions of another.
  await database.queries.delete(attempts)
  const ask = await askService(createSalesService, database)
  const place = (key: string, changes: object = {}) => ({
    key: toKey(key),
    siteId: 'main',
    locale: 'de-CH',
    pageUrl: 'http://localhost:3000/de-ch/support',
    ...changes,
  })
  const mutate = (mutation: string, type: string, input: object, where: object) =>
    ask({
      path: '/sales/graphql',
      query: `mutation ($input: ${type}!, $place: SubmissionInput!) { receipt: ${mutation}(input: $input, place: $place) { reference isRepeated problems { field problem } secondsToWait } }`,
      variables: { input, place: where },
    })
  const askFor = (query: string, variables: Record<string, unknown> = {}) =>
    ask({ path: '/sales/graphql', query, variables })
  const mails = async () => (await database.queries.select().from(jobs)).map(({ payload }) => payload as Mail)
  return { place, mutate, askFor, mails }
}

describeDatabases('the sales service', (open) => {
  it('stores a support request once, and mails support and sender in the same transaction (GQL-11)', async () => {
    const { place, mutate, mails } = await openSales(open())
    const first = await mutate('requestSupport', 'SupportRequestInput', support, place('once'))
    expect(first.at('receipt')).toMatchObject({ isRepeated: false, problems: [], secondsToWait: null })
    const again = await mutate('requestSupport', 'SupportRequestInput', support, place('once'))
    expect(again.at('receipt')).toMatchObject({ isRepeated: true, reference: first.at('receipt.reference') })
    const stored = (await open().queries.select().from(submissions)).filter(({ key }) => key === toKey('once'))
    expect(stored).toMatchObject([{ form: 'support', email: 'vera@firm.example', locale: 'de-CH', siteId: 'main' }])
    const sent = (await mails()).filter((mail) => 'reference' in mail && mail.reference === stored[0]?.reference)
    expect(
      sent
        .map(({ template, to, locale }) => ({ template, to, locale }))
        .toSorted((a, b) => (a.template < b.template ? -1 : 1)),
    ).toEqual([
      { template: 'support-received', to: 'vera@firm.example', locale: 'de-CH' },
      { template: 'support-request', to: 'support@kudex.example', locale: 'en' },
    ])
  })

  it('stores one of several concurrent submissions with the same key', async () => {
    const { place, mutate } = await openSales(open())
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => mutate('requestSupport', 'SupportRequestInput', support, place('race'))),
    )
    expect(answers.filter((answer) => answer.at('receipt.isRepeated') === false)).toHaveLength(1)
    const stored = (await open().queries.select().from(submissions)).filter(({ key }) => key === toKey('race'))
    expect(stored).toHaveLength(1)
  })

  it('reports missing and invalid fields, and stores nothing (FORM-11)', async () => {
    const { place, mutate } = await openSales(open())
    const { email: _, ...rest } = support
    const answer = await mutate('requestSupport', 'SupportRequestInput', { ...rest, company: 'A\u0007B' }, place('bad'))
    expect(answer.at('receipt')).toMatchObject({
      reference: null,
      problems: [
        { field: 'email', problem: 'required' },
        { field: 'company', problem: 'invalid' },
      ],
    })
    const wrongType = await mutate('requestSupport', 'SupportRequestInput', { ...support, company: 7 }, place('bad'))
    expect(wrongType.errors).not.toEqual([])
    const stored = (await open().queries.select().from(submissions)).filter(({ key }) => key === toKey('bad'))
    expect(stored).toEqual([])
  })

  it.each(forms)(
    '%s rejects fields that are missing, too long, of another type or with control characters (FORM-11)',
    async (mutation, type, values, optional) => {
      const before = await open().queries.$count(submissions)
      for (const field of Object.keys(values)) {
        // A new service each time, so that no rate limit applies.
        const { place, mutate } = await openSales(open())
        const send = (input: object) => mutate(mutation, type, input, place(`${mutation} ${field}`))
        const toField = (text: string) => (Array.isArray(values[field]) ? [text] : text)
        const wrong: unknown[] = [toField('x'.repeat(5_001)), toField('a\u001bb\r\nBcc: c@d.example')]
        const missing = [undefined, Array.isArray(values[field]) ? [] : '']
        for (const value of optional.includes(field) ? wrong : [...wrong, ...missing]) {
          expect((await send({ ...values, [field]: value })).at('receipt')).toMatchObject({
            reference: null,
            problems: [{ field }],
          })
        }
        for (const value of [7, { a: 1 }, [['a']]])
          expect((await send({ ...values, [field]: value })).errors).not.toEqual([])
      }
      expect(await open().queries.$count(submissions)).toBe(before)
    },
  )

  it(`limits submissions from one address: 20 of ${flood} are stored`, async () => {
    const { place, mutate } = await openSales(open())
    const kept: string[] = []
    const waits: unknown[] = []
    for (let count = 0; count < flood; count += 1) {
      const answer = await mutate(
        'giveStoryFeedback',
        'StoryFeedbackInput',
        { ...support, email: undefined, product: undefined, serialNumber: undefined, message: 'Hello' },
        place(`flood ${count}`),
      )
      const reference = answer.at('receipt.reference')
      if (typeof reference === 'string') kept.push(reference)
      else waits.push(answer.at('receipt.secondsToWait'))
    }
    expect(kept).toHaveLength(20)
    expect(waits.every((wait) => typeof wait === 'number' && wait > 0)).toBe(true)
  })

  it('mails an address at most five times a day', async () => {
    const { mails } = await openSales(open())
    for (let count = 0; count < 8; count += 1) {
      // A new service each time, as if sent from different addresses.
      const { place, mutate } = await openSales(open())
      const paper = { firstName: 'V', lastName: 'M', email: 'victim@firm.example', company: 'M', consent: 'yes' }
      const answer = await mutate('downloadWhitepaper', 'WhitepaperDownloadInput', paper, place(`victim ${count}`))
      expect(answer.at('receipt.reference')).toEqual(expect.any(String))
    }
    expect((await mails()).filter(({ to }) => to === 'victim@firm.example')).toHaveLength(5)
  })

  it('links only to own pages in mails', async () => {
    const { place, mutate, mails } = await openSales(open())
    const paper = { firstName: 'V', lastName: 'M', email: 'link@firm.example', company: 'M', consent: 'yes' }
    const where = place('link', { pageUrl: 'https://evil.example/phish?x=1' })
    await mutate('downloadWhitepaper', 'WhitepaperDownloadInput', paper, where)
    const [mail] = (await mails()).filter(({ to }) => to === 'link@firm.example')
    expect(mail).toMatchObject({ link: expect.stringMatching(/^http:\/\/localhost:3000\/phish\?sent=KX-/) })
  })

  it('begins a subscription when its owner confirms it, and ends it by the link in the mail (STORY-09)', async () => {
    const { place, mutate, askFor, mails } = await openSales(open())
    const subscription = { email: 'Reader@firm.example', topics: ['stories'], consent: 'yes' }
    const where = place('subscription', { pageUrl: 'http://localhost:3000/de/subscribe' })
    await mutate('subscribe', 'SubscriptionInput', subscription, where)
    const mailed = async () => (await mails()).filter(({ to }) => to.toLowerCase() === 'reader@firm.example')
    const [asking] = await mailed()
    const token = new URL(asking && 'link' in asking ? asking.link : '').searchParams.get('confirm')
    const change = (mutation: string, text: string | null) =>
      askFor(`mutation ($token: String!) { change: ${mutation}(token: $token) { isKnown } }`, { token: text })
    expect((await change('confirmSubscription', 'another')).at('change.isKnown')).toBe(false)
    expect((await change('confirmSubscription', token)).at('change.isKnown')).toBe(true)
    expect((await change('confirmSubscription', token)).at('change.isKnown')).toBe(true)
    expect((await mailed()).map(({ template }) => template)).toEqual(['subscription-confirm', 'subscription-begun'])
    expect((await change('endSubscription', token)).at('change.isKnown')).toBe(true)
    expect((await change('confirmSubscription', token)).at('change.isKnown')).toBe(false)
  })

  it('lets a person confirm a later subscription after the first, which it replaces (STORY-09)', async () => {
    const { place, mutate, askFor, mails } = await openSales(open())
    const where = (key: string) => place(key, { pageUrl: 'http://localhost:3000/de/subscribe' })
    for (const topic of ['stories', 'media-releases']) {
      const subscription = { email: 'twice@firm.example', topics: [topic], consent: 'yes' }
      await mutate('subscribe', 'SubscriptionInput', subscription, where(`twice ${topic}`))
    }
    const mailed = (await mails()).filter(({ to }) => to === 'twice@firm.example')
    const tokens = mailed.map((mail) => new URL('link' in mail ? mail.link : '').searchParams.get('confirm'))
    expect(tokens).toHaveLength(2)
    const confirm = async (token: string | null | undefined) =>
      (
        await askFor('mutation ($token: String!) { change: confirmSubscription(token: $token) { isKnown } }', { token })
      ).at('change.isKnown')
    expect(await confirm(tokens[0])).toBe(true)
    expect(await confirm(tokens[1])).toBe(true)
    expect(await confirm(tokens[0])).toBe(false)
  })

  it('returns the share data with its date (INV-02)', async () => {
    await loadSeed(
      open().queries,
      async () => testSeed,
      [salesSeedPart],
      () => {},
    )
    const { askFor } = await openSales(open())
    expect((await askFor('{ shareData { asOf registeredShares } }')).data).toEqual({
      shareData: { asOf: '2022-08-30', registeredShares: 5_133_333 },
    })
  })

  it('previews every mail (ROUTE-47)', async () => {
    const { askFor } = await openSales(open())
    const { at } = await askFor('{ mailTemplates }')
    for (const template of at('mailTemplates') as string[]) {
      const query =
        'query ($template: String!) { mailPreview(template: $template, language: "de") { subject text html } }'
      const preview = (await askFor(query, { template })).at('mailPreview')
      expect(preview).toMatchObject({ subject: expect.stringMatching(/\S/), text: expect.stringMatching(/\S/) })
    }
  })
})
