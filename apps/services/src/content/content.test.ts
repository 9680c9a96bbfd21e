import { pino } from 'pino'
import { beforeAll, expect, it } from 'vitest'
import { loadSeed } from '../seeding/loadSeed.ts'
import {
  type Answer,
  askMounted,
  askService,
  createForTests,
  draftToken,
  type Question,
} from '../testing/askService.ts'
import { describeDatabases } from '../testing/describeDatabases.ts'
import { StatementCounter } from '../testing/statementCounter.ts'
import { testSeed } from '../testing/testSeed.ts'
import { contentSeedPart } from './seeding/contentSeedPart.ts'
import { createContentService } from './contentService.ts'

const counter = new StatementCounter()

describeDatabases(
  'the content service',
  (open) => {
    let ask: (question: Question) => Promise<Answer>
    beforeAll(async () => {
      const database = open()
      await loadSeed(
        database.queries,
        async () => testSeed,
        [contentSeedPart],
        () => {},
      )
      ask = await askService(createContentService, database)
    })

    const askPublic = (query: string, locales = 'en') =>
      ask({ path: '/content/graphql', query, headers: { 'gcms-locales': locales } })
    const askDraft = (query: string, headers: Record<string, string> = {}) =>
      ask({
        path: '/content/draft/graphql',
        query,
        headers: { authorization: `Bearer ${draftToken}`, 'gcms-stage': 'DRAFT', ...headers },
      })

    it('returns languages with their names (LOCALE-03, GQL-03)', async () => {
      const { at } = await askPublic(
        '{ languages { languageCode defaultCountry localizations { locale displayName } } }',
      )
      expect(at('languages')).toMatchObject([{ languageCode: 'en' }, { languageCode: 'de' }, { languageCode: 'fr' }])
      expect(at('languages.1')).toMatchObject({ defaultCountry: 'DE' })
      expect(at('languages.1.localizations')).toContainEqual({ locale: 'fr', displayName: 'allemand' })
    })

    it('returns countries with languages, default and measurement system (LOCALE-01)', async () => {
      const { at } = await askPublic(
        '{ countries { countryCode hidden defaultLanguage { languageCode } supportedLanguages { languageCode } defaultMeasurementSystem } }',
      )
      expect(at('countries')).toEqual([
        {
          countryCode: 'CH',
          hidden: false,
          defaultLanguage: { languageCode: 'de' },
          supportedLanguages: [{ languageCode: 'de' }, { languageCode: 'fr' }, { languageCode: 'en' }],
          defaultMeasurementSystem: null,
        },
        expect.objectContaining({ countryCode: 'US', defaultMeasurementSystem: 'dim_imperial' }),
        expect.objectContaining({ countryCode: 'LI', hidden: true }),
      ])
    })

    it('returns sites with domains, features and navigations (SITE-07)', async () => {
      const { at } = await askPublic(
        '{ sites { id slug domains features internationalOnly removedLanguages headerNavigationId footerNavigationId } }',
      )
      expect(at('sites')).toEqual([
        {
          id: 'main',
          slug: null,
          domains: ['localhost', 'www.kudex.test'],
          features: ['products', 'portal'],
          internationalOnly: false,
          removedLanguages: [],
          headerNavigationId: 'main-header',
          footerNavigationId: 'main-footer',
        },
        expect.objectContaining({
          slug: 'fair',
          internationalOnly: true,
          removedLanguages: ['de'],
          headerNavigationId: null,
        }),
      ])
    })

    it('returns a navigation as a tree in the preferred language, without drafts (NAV-01)', async () => {
      const query = `{ navigation(id: "main-header") { items { title unlocalizedUrl slug pageType breadcrumbOverride
        items { title unlocalizedUrl hidden } sections { title items { title countries } } } } }`
      const { at } = await askPublic(query, 'de,en')
      expect(at('navigation.items')).toEqual([
        {
          title: 'Produkte',
          unlocalizedUrl: '/products',
          slug: 'products',
          pageType: null,
          breadcrumbOverride: null,
          items: [],
          sections: [{ title: 'Maschinen', items: [{ title: 'Cut', countries: ['CH'] }] }],
        },
        {
          title: 'Über uns',
          unlocalizedUrl: '/about',
          slug: 'about',
          pageType: 'Content',
          breadcrumbOverride: 'Wer wir sind',
          items: [{ title: 'Geschichte', unlocalizedUrl: '/about/history', hidden: true }],
          sections: [],
        },
      ])
      const draft = await askDraft(query)
      expect(draft.at('navigation.items.1.items')).toHaveLength(2)
    })

    it('returns the language of each text of navigation and footer (WCAG 3.1.2)', async () => {
      const query = `{ navigation(id: "main-header") { items { title titleLanguage } }
        footer(id: "main-footer") { contactLink { text textLanguage } sections { title titleLanguage } } }`
      const languages = async (wanted: string) => {
        const { at } = await askPublic(query, wanted)
        const items = at('navigation.items') as readonly { titleLanguage: string }[]
        return [...items.map((item) => item.titleLanguage), at('footer.contactLink.textLanguage')]
      }
      expect(await languages('de,en')).toEqual(['de', 'de', 'de'])
      expect(await languages('zh')).toEqual(['en', 'en', 'en'])
    })

    it('returns null for a missing navigation, footer or page', async () => {
      const { data } = await askPublic('{ navigation(id: "x") { id } footer(id: "x") { id } page(id: "x") { id } }')
      expect(data).toEqual({ navigation: null, footer: null, page: null })
    })

    it('returns links of every kind (PAGE-10, PAGE-11, PAGE-12)', async () => {
      const { at } = await askPublic(
        `{ footer(id: "main-footer") { contactTitle contactTitleLanguage contactLink { kind text path pageId } legalText legalTextLanguage
          sections { title links { kind text url productSlug openInNewTab } } legalLinks { kind path } } }`,
        'de',
      )
      expect(at('footer')).toEqual({
        contactTitle: 'Fragen?',
        contactTitleLanguage: 'de',
        contactLink: { kind: 'page', text: 'Kontakt', path: '/about', pageId: 'about' },
        legalText: '© Kudex',
        legalTextLanguage: null,
        sections: [
          {
            title: 'Unternehmen',
            links: [
              { kind: 'product', text: 'Mehr zu {name}', url: null, productSlug: 'cutter-1', openInNewTab: false },
              { kind: 'external', text: 'Blog', url: 'https://blog.example', productSlug: null, openInNewTab: true },
            ],
          },
        ],
        legalLinks: [{ kind: 'path', path: '/imprint' }],
      })
    })

    it('returns a page by slug and by id with its blocks (PAGE-03, GQL-06)', async () => {
      const fields = `id url parentSlug contentLanguage alternateVersions { language url } pageType theme
        translationSourceLanguage isPublished protection { kind } header { theme hidden } updatedAt
        blocks { __typename ... on HeroBlock { title links { path pageParameters pageType } } ... on TextBlock { anchor text }
          ... on FactsBlock { facts { value unit label } } }`
      const { at } = await askPublic(
        `{ page(id: "about") { ${fields} } pageBySlug(siteId: "main", slug: "about", parentSlug: "home", country: "CH") { ${fields} } }`,
        'de,en',
      )
      expect(at('page')).toEqual(at('pageBySlug'))
      expect(at('page')).toMatchObject({
        url: '/about',
        parentSlug: 'home',
        contentLanguage: 'de',
        alternateVersions: [
          { language: 'en', url: '/about' },
          { language: 'de', url: '/about' },
        ],
        pageType: 'Content',
        theme: 'Default',
        translationSourceLanguage: 'en',
        isPublished: true,
        protection: { kind: 'none' },
      })
      expect(at('page.blocks.0')).toEqual({
        __typename: 'HeroBlock',
        title: 'Präzision',
        links: [{ path: '/about/history', pageParameters: '?from=about', pageType: 'Content' }],
      })
      expect(at('page.blocks.1.text.document.children.0')).toEqual({
        type: 'heading',
        level: 2,
        children: [{ type: 'span', value: 'Werte' }],
      })
      expect(at('page.blocks.2.facts')).toEqual([{ value: '1,5', unit: 'µm', label: 'Toleranz' }])
    })

    it('distinguishes pages with the same slug by site and parent (ROUTE-07)', async () => {
      const pageAt = (site: string, parent: string) =>
        `pageBySlug(siteId: "${site}", slug: "history", parentSlug: "${parent}", country: "CH") { id }`
      const { data } = await askPublic(
        `{ a: ${pageAt('main', 'about')} b: ${pageAt('fair', 'home')} c: ${pageAt('main', 'home')} }`,
      )
      expect(data).toEqual({ a: { id: 'history' }, b: { id: 'history-fair' }, c: null })
    })

    it('prefers the page of the country, then the universal one (SITE-18, PAGE-08)', async () => {
      const pageAt = (slug: string, country: string) =>
        `pageBySlug(siteId: "main", slug: "${slug}", parentSlug: "home", country: "${country}") { id }`
      const { data } = await askPublic(
        `{ us: ${pageAt('offer', 'US')} ch: ${pageAt('offer', 'CH')} all: ${pageAt('offer', 'ALL')} own: ${pageAt('only-ch', 'CH')} none: ${pageAt('only-ch', 'US')} }`,
      )
      expect(data).toEqual({
        us: { id: 'offer-us' },
        ch: { id: 'offer' },
        all: { id: 'offer' },
        own: { id: 'only-ch' },
        none: null,
      })
    })

    it('names the countries in which another page is at the address of a page (SITE-18, EDITOR-07)', async () => {
      const { data } = await askPublic(
        '{ offer: page(id: "offer") { otherCountries } us: page(id: "offer-us") { otherCountries } about: page(id: "about") { otherCountries } }',
      )
      expect(data).toEqual({
        offer: { otherCountries: ['US'] },
        us: { otherCountries: [] },
        about: { otherCountries: [] },
      })
    })

    it.each([
      ['de,en', { contentLanguage: 'de', isLanguageFallback: false, isLanguageUnavailable: false, title: 'Deutsch' }],
      ['fr,de,en', { contentLanguage: 'de', isLanguageFallback: true, isLanguageUnavailable: false, title: 'Deutsch' }],
      ['fr,en', { contentLanguage: 'de', isLanguageFallback: false, isLanguageUnavailable: true, title: 'Deutsch' }],
      ['nonsense', { contentLanguage: 'de', isLanguageFallback: false, isLanguageUnavailable: true, title: 'Deutsch' }],
    ])('names the language a page came in when %s is wanted (PAGE-07, GQL-04)', async (locales, expected) => {
      const { at } = await askPublic(
        '{ page(id: "german") { title contentLanguage isLanguageFallback isLanguageUnavailable } }',
        locales,
      )
      expect(at('page')).toEqual(expected)
    })

    it('never returns drafts on the public endpoint (PAGE-09)', async () => {
      const { data } = await askPublic('{ plans: page(id: "plans") { id } about: page(id: "about") { title } }')
      expect(data).toEqual({ plans: null, about: { title: 'About' } })
      const refused = await ask({
        path: '/content/graphql',
        query: '{ sites { id } }',
        headers: { 'gcms-stage': 'DRAFT', authorization: `Bearer ${draftToken}` },
      })
      expect(refused).toMatchObject({ status: 403, data: null })
    })

    it('returns drafts with the token, and the published page if there is no draft (GQL-02)', async () => {
      const query = `{ plans: page(id: "plans") { isPublished } about: page(id: "about") { title isPublished blocks { __typename } }
        offer: page(id: "offer") { title } }`
      expect((await askDraft(query)).data).toEqual({
        plans: { isPublished: false },
        about: { title: 'About (new)', isPublished: true, blocks: [{ __typename: 'QuoteBlock' }] },
        offer: { title: 'Offer' },
      })
      const published = await askDraft('{ about: page(id: "about") { title } }', { 'gcms-stage': 'PUBLISHED' })
      expect(published.data).toEqual({ about: { title: 'About' } })
    })

    it.each([
      ['nothing', undefined],
      ['another token', 'Bearer other'],
      ['another scheme', `Basic ${draftToken}`],
    ])('refuses drafts to who brings %s', async (_, authorization) => {
      const headers: Record<string, string> = authorization ? { authorization } : {}
      const answer = await ask({ path: '/content/draft/graphql', query: '{ sites { id } }', headers })
      expect(answer).toMatchObject({ status: 401, data: null })
    })

    it('returns no field of a protected page on the public endpoint (PAGE-14, PAGE-17)', async () => {
      const query = `{ secret: page(id: "secret") { title description protection { kind role } blocks { __typename } }
        internal: page(id: "internal") { protection { kind role } blocks { __typename } } }`
      const refused = await askPublic(query)
      expect(refused.data).toEqual({ secret: null, internal: null })
      expect(refused.errors.map(({ extensions }) => extensions?.code)).toEqual(['PROTECTED', 'PROTECTED'])
      const bySlug = '{ pageBySlug(siteId: "main", slug: "secret", parentSlug: "home", country: "ALL") { id } }'
      expect((await askPublic(bySlug)).data).toEqual({ pageBySlug: null })
      const listed = await askPublic('{ pagesOfSite(siteId: "main", first: 500) { id } }')
      expect(JSON.stringify(listed.data)).not.toMatch(/"(secret|internal)"/)
      const trusted = await askDraft(query, { 'gcms-stage': 'PUBLISHED' })
      expect(trusted.at('secret')).toMatchObject({ description: 'Our prices', blocks: [{ __typename: 'QuoteBlock' }] })
      expect(trusted.at('internal.blocks')).toHaveLength(1)
    })

    it('unlocks a protected page with its password; requires the token (PAGE-15)', async () => {
      const unlock = (password: string, id = 'secret') =>
        `{ unlockPage(id: "${id}", password: "${password}", peer: "203.0.113.7") { isOpen version secondsToWait } }`
      const right = await askDraft(unlock('kudex-page'))
      expect(right.at('unlockPage')).toEqual({ isOpen: true, version: expect.any(String), secondsToWait: null })
      const { at } = await askDraft('{ page(id: "secret") { protection { version } } }')
      expect(at('page.protection.version')).toBe(right.at('unlockPage.version'))
      const closed = { isOpen: false, version: null, secondsToWait: null }
      expect((await askDraft(unlock('kudex-pag'))).at('unlockPage')).toEqual(closed)
      expect((await askDraft(unlock('kudex-page', 'about'))).at('unlockPage')).toEqual(closed)
      expect((await askDraft(unlock('kudex-page', 'nowhere'))).at('unlockPage')).toEqual(closed)
      expect((await askDraft(unlock('x'.repeat(5_000)))).at('unlockPage')).toEqual(closed)
      const stranger = await askPublic(unlock('kudex-page'))
      expect(stranger.errors[0]?.message).toBe('Passwords are checked at /content/draft/graphql only.')
    })

    it('limits password attempts per visitor (PAGE-20)', async () => {
      const unlock = (password: string, peer: string) =>
        `{ unlockPage(id: "secret", password: "${password}", peer: "${peer}") { isOpen secondsToWait } }`
      for (let i = 0; i < 10; i++) await askDraft(unlock(`guess-${i}`, '198.51.100.1'))
      expect((await askDraft(unlock('kudex-page', '198.51.100.1'))).at('unlockPage')).toEqual({
        isOpen: false,
        secondsToWait: expect.any(Number),
      })
      expect((await askDraft(unlock('kudex-page', '198.51.100.2'))).at('unlockPage.isOpen')).toBe(true)
    })

    it.each(['/old/about', '/old/about/', 'old/about'])(
      'finds the redirect of %s (GQL-05, ROUTE-21, ROUTE-22)',
      async (path) => {
        const { at } = await askPublic(`{ redirects(previousUrl: "${path}") { previousUrl target { kind path } } }`)
        expect(at('redirects')).toEqual([{ previousUrl: '/old/about', target: { kind: 'page', path: '/about' } }])
      },
    )

    it('rejects arguments with NUL, which the database cannot store, and logs no error', async () => {
      const log = pino({ level: 'error' }, { write: (line: string) => logged.push(line) })
      const logged: string[] = []
      const askLogged = askMounted(await createForTests(createContentService, open(), {}, log))
      const texts: readonly [string, string][] = [
        ['page(id: $text) { id }', 'ID!'],
        ['pageBySlug(siteId: "main", slug: $text, parentSlug: "home", country: "CH") { id }', 'String!'],
        ['stories(siteId: "main", category: $text, first: 1) { total }', 'String!'],
      ]
      for (const [field, type] of texts) {
        const query = `query ($text: ${type}) { ${field} }`
        const { errors } = await askLogged({ path: '/content/graphql', query, variables: { text: 'about\0' } })
        expect(errors, field).toMatchObject([
          { message: 'A text contains a character that cannot be stored.', extensions: { code: 'BAD_USER_INPUT' } },
        ])
      }
      expect(logged).toEqual([])
    })

    it('returns all redirects, none for an unknown address, and the route rules (ROUTE-23)', async () => {
      const { data } = await askPublic(
        '{ all: redirects { id } none: redirects(previousUrl: "/nope") { id } routeRules { pattern redirect external } }',
      )
      expect(data).toEqual({
        all: [{ id: 'old-about' }],
        none: [],
        routeRules: [{ pattern: '/shop/*', redirect: 'https://shop.example', external: true }],
      })
    })

    it('needs the same number of statements for any number of links, pages and countries', async () => {
      const few = await counter.during(() => askPublic('{ countries { defaultLanguage { languageCode } } }'))
      expect(few).toBe(2)
      const navigation = await counter.during(() =>
        askPublic(
          '{ navigation(id: "main-header") { items { logo { id } items { slug } sections { items { slug } } } } }',
        ),
      )
      expect(navigation).toBe(2)
      const onePage = '{ page(id: "about") { blocks { ... on HeroBlock { image { id } links { path } } } } }'
      const manyPages = `{ ${['about', 'history', 'offer', 'german', 'home']
        .map((id) => `${id}: page(id: "${id}") { blocks { ... on HeroBlock { image { id } links { path } } } }`)
        .join(' ')} }`
      expect(await counter.during(() => askPublic(onePage))).toBe(2)
      expect(await counter.during(() => askPublic(manyPages))).toBe(2)
    })
  },
  { logger: counter },
)
