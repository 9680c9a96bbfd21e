import type { ContentPage } from '@kudex/api/content'
import { expect, it } from 'vitest'
import { resolveTestAddress, testSystem } from '../../../server/testing/testSystem.ts'
import { createTestRequest } from '../testing/createTestRequest.ts'
import { createEditorBar } from './createEditorBar.ts'

async function createBar(path: string, page: Partial<ContentPage> = {}) {
  const { languages, countries, sites } = testSystem
  const [main, strivona] = sites
  const request = createTestRequest({
    access: { kind: 'open' },
    editor: { name: 'Eva' },
    stage: 'DRAFT',
    isFramed: false,
    address: resolveTestAddress(path),
    // French is a language of the sub-site only.
    system: {
      languages,
      countries,
      sites: [
        { ...main, removedLanguages: ['fr'] },
        { ...strivona, addedLanguages: ['fr'] },
      ],
    },
    editing: { fetchEntry: async () => null },
  })
  const shown = { id: 'about', siteId: 'strivona', title: 'About', isPublished: true, blocks: [], ...page }
  return createEditorBar(request, shown as unknown as ContentPage, {
    isHidden: false,
    props: { title: '', contents: [], blocks: [] },
  })
}

const listHrefs = (bar: Awaited<ReturnType<typeof createBar>>) => bar?.links.map(({ href }) => href)

it('leads from a page of a sub-site to the editor area of the main site (EDITOR-07, SITE-19)', async () => {
  const bar = await createBar('/de-ch/strivona/about')
  expect(listHrefs(bar)).toEqual([
    '/de-ch/editor?site=strivona&stage=DRAFT',
    '/de-ch/editor/pages/about',
    '/de-ch/editor/pages/about/publishing',
    '/de-ch/editor/translations/about',
    '/de-ch/strivona/about',
  ])
  expect(bar?.logout?.hiddenFields).toMatchObject({ path: '/de-ch/editor', accountPath: '/de-ch/mykomax/logout' })
  expect(bar?.stage?.links.published.href).toBe('/de-ch/strivona/about?stage=PUBLISHED')
})

it('leads to a locale that the main site offers (EDITOR-07)', async () => {
  const [tree] = listHrefs(await createBar('/fr/strivona/about')) ?? []
  expect(tree).toBe('/en/editor?site=strivona&stage=DRAFT')
})

it('has no links to a version that does not exist (EDITOR-07)', async () => {
  const bar = await createBar('/en/strivona/about', { isPublished: false })
  expect(bar?.stage).toBeUndefined()
  expect(listHrefs(bar)).not.toContain('/en/strivona/about')
})
