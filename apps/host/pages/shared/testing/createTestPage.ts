import type { ContentPage } from '@kudex/api/content'

/** A published page without blocks, for tests. */
export function createTestPage(page: Partial<ContentPage>): ContentPage {
  return {
    id: 'p',
    title: 'A page',
    url: '/',
    blocks: [],
    languages: ['en', 'de'],
    countries: [],
    contentLanguage: 'en',
    isPublished: true,
    pageType: 'Content',
    protection: { kind: 'none' },
    header: { theme: 'Default', hidden: false },
    ...page,
  } as unknown as ContentPage
}
