import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Fragment } from 'react'
import { Guide as Buttons, GuideLayout } from '@kudex/ui-stories/buttons'
import { Guide as Components } from '@kudex/ui-stories/components'
import { Guide as Documents, documentIds, loadDocument } from '@kudex/ui-stories/documents'
import { Guide as Inputs } from '@kudex/ui-stories/inputs'
import { Guide as Modules, loadModule } from '@kudex/ui-stories/modules'
import { Guide as Search } from '@kudex/ui-stories/search'
import { searchGuide } from '@kudex/ui-stories/searchGuide'
import { Page as EmailLinks } from './emailLinks/+Page.tsx'
import { readGuideQuestion, readGuideScope, readGuideStory, toGuideQuery } from './readGuideScope.ts'

const scope = { brand: 'strivona', scheme: 'dark', direction: 'rtl' } as const

describe('the style guide', () => {
  it('shows stories in the chosen brand, scheme and direction (ROUTE-46)', () => {
    const html = renderToString(<Buttons path="/style-guide/buttons" scope={scope} />)
    expect(html).toMatch(/class="guide-stage" data-brand="strivona" data-scheme="dark" dir="rtl"/)
    expect(html).toContain('id="button-looks"')
    expect(html).toContain('href="/style-guide/buttons?brand=conexara&amp;scheme=dark&amp;direction=rtl"')
  })

  it('has its own navigation (ROUTE-47)', () => {
    expect(renderToString(<GuideLayout>content</GuideLayout>)).toContain('data-layout="style-guide"')
  })

  it('links to patterns and writing from every page', () => {
    const html = renderToString(<GuideLayout query="?scheme=dark">content</GuideLayout>)
    expect(html).toContain('href="/style-guide/docs/patterns-forms?scheme=dark"')
    expect(html).toContain('href="/style-guide/docs/foundations-writing?scheme=dark"')
  })

  it('has no style attributes and no open overlays', () => {
    const html = renderToString(<Components path="/style-guide/components" scope={scope} />)
    expect(html).not.toContain(' style="')
    expect(html).not.toContain('role="dialog"')
  })

  it.each([
    ['components', Components],
    ['inputs', Inputs],
  ])('has unique ids on the page of %s', (name, Guide) => {
    const html = renderToString(<Guide path={`/style-guide/${name}`} scope={scope} />)
    expect(findRepeatedIds(html)).toEqual([])
  })

  it('shows one story of a module at a time, each at its own URL (ROUTE-46)', async () => {
    const index = await renderModule(undefined)
    const modules = listStories(index)
    expect(modules.length).toBeGreaterThan(70)
    const stories = new Set(modules)
    for (const module of modules) for (const story of listStories(await renderModule(module))) stories.add(story)
    expect(stories.size).toBeGreaterThan(700)
    for (const story of stories) {
      const html = await renderModule(story)
      expect(html.length, story).toBeLessThan(200_000)
      expect(html).toContain(`id="${story}"`)
    }
  }, 20_000)

  it('lists the stories of a module and nothing else', async () => {
    const stories = listStories(await renderModule('quote')).filter((id) => id.startsWith('quote'))
    const names = ['default', 'playground', 'as-block', 'chinese', 'long-german', 'without-author']
    expect(new Set(stories)).toEqual(new Set(['quote', ...names.map((name) => `quote-${name}`)]))
  })

  it('has unique ids on the page of each module', async () => {
    for (const module of listStories(await renderModule(undefined)))
      expect(findRepeatedIds(await renderModule(module)), module).toEqual([])
  })

  it('shows the links of emails without a layout (ROUTE-47)', () => {
    expect(EmailLinks.Layout).toBe(Fragment)
    expect(renderToString(<EmailLinks />)).not.toMatch(/<(header|footer|nav)/)
  })

  it('reads the requested story, and ignores unknown names', () => {
    expect(readGuideStory('/style-guide/modules?story=header-mega-menu')).toBe('header-mega-menu')
    expect(readGuideStory('/style-guide/modules?story="><x')).toBeUndefined()
    expect(readGuideStory('/style-guide/modules')).toBeUndefined()
  })

  it('reads the chosen options, and ignores unknown ones', () => {
    expect(readGuideScope('/style-guide?brand=expo&scheme=dark&direction=rtl', 'kudex')).toEqual({
      brand: 'expo',
      scheme: 'dark',
      direction: 'rtl',
    })
    expect(readGuideScope('/style-guide?brand="><x&scheme=pink&direction=up', 'kudex')).toEqual({
      brand: 'kudex',
      scheme: 'system',
      direction: 'ltr',
    })
  })
})

describe('documentation pages of the style guide', () => {
  it('shows every page of Storybook with its examples; links lead to pages and headings that exist', async () => {
    const pages = new Map<string, string>()
    for (const document of documentIds) pages.set(document, await renderDocument(document))
    expect(pages.size).toBeGreaterThan(180)
    const links: { page: string; target: string; fragment: string | undefined }[] = []
    for (const [page, html] of pages) {
      expect.soft(html, page).toContain('<h1')
      expect.soft(/ style="|<style|role="dialog"/.exec(html), page).toBeNull()
      expect.soft(findRepeatedIds(html), page).toEqual([])
      for (const [, target = '', fragment] of html.matchAll(
        /href="\/style-guide\/docs\/([^"?#]+)[^"#]*(?:#([^"]+))?"/g,
      ))
        links.push({ page, target, fragment })
    }
    expect(links.length).toBeGreaterThan(1000)
    const dead = links.filter(({ target, fragment }) => {
      const html = pages.get(target)
      return html === undefined || (fragment !== undefined && !html.includes(` id="${fragment}"`))
    })
    expect(dead).toEqual([])
  }, 120_000)

  it('answers what readers ask first', async () => {
    const space = await renderDocument('foundations-space')
    expect(space).toContain('Which step')
    expect(space.match(/class="guide-stage" data-brand="strivona" data-scheme="dark" dir="rtl"/g)).toHaveLength(2)
    expect(await renderDocument('start-for-developers')).toContain('npm install @kudex/ui')
    const button = await renderDocument('components-button')
    expect(button).toMatch(/<th scope="row"><code>look<\/code>/)
    expect(button).toContain('href="/style-guide/docs/components-link?brand=strivona')
    expect(await renderDocument('start-changelog')).toContain('id="coming"')
  })

  it('links each component and module of the pages of stories to its documentation', async () => {
    await loadModule(undefined)
    const html = [Buttons, Components, Inputs, Modules].map((Guide) => renderToString(<Guide path="" scope={scope} />))
    const targets = [...html.join('').matchAll(/href="\/style-guide\/docs\/([a-z-]+)"/g)].map(([, id = '']) => id)
    expect(targets.length).toBeGreaterThan(40)
    expect(targets.filter((id) => !documentIds.includes(id))).toEqual([])
  })
})

describe('the search of the style guide', () => {
  it('finds pages by words that their names do not have, and keeps the settings in links', () => {
    const results = searchGuide('modal')
    const html = renderToString(
      <Search path="/style-guide/search" scope={scope} query="?scheme=dark" question="modal" results={results} />,
    )
    expect(html).toContain('href="/style-guide/docs/components-dialog?scheme=dark"')
    const layout = renderToString(
      <GuideLayout path="/style-guide/search" query="?scheme=dark" question="modal">
        {html}
      </GuideLayout>,
    )
    expect(layout).toMatch(/<input[^>]* name="q"[^>]* value="modal"/)
    expect(layout).toContain('<input type="hidden" name="scheme" value="dark"/>')
  })

  it('says what to do if there is nothing', () => {
    const html = renderToString(<Search path="/style-guide/search" scope={scope} question="zyzzyva" results={[]} />)
    expect(html).toContain('No page has “zyzzyva”')
  })

  it('leads only to pages that the host has', () => {
    const ids = ['dialog', 'space', 'brand', 'error'].flatMap((question) => searchGuide(question).map(({ id }) => id))
    expect(ids.length).toBeGreaterThan(20)
    expect(ids.filter((id) => !documentIds.includes(id))).toEqual([])
  })

  it('reads the question, at most 200 characters of it', () => {
    expect(readGuideQuestion('/style-guide/search?q=+modal+')).toBe('modal')
    expect(readGuideQuestion(`/style-guide/search?q=${'a'.repeat(300)}`)).toHaveLength(200)
    expect(readGuideQuestion('/style-guide/search')).toBe('')
  })
})

it('keeps only settings that differ from those of the site in links', () => {
  expect(toGuideQuery({ brand: 'kudex', scheme: 'system', direction: 'ltr' }, 'kudex')).toBe('')
  expect(toGuideQuery(scope, 'kudex')).toBe('?brand=strivona&scheme=dark&direction=rtl')
})

async function renderDocument(document: string): Promise<string> {
  await loadDocument(document)
  const query = toGuideQuery(scope, 'kudex')
  return renderToString(
    <Documents path={`/style-guide/docs/${document}`} scope={scope} query={query} document={document} />,
  )
}

async function renderModule(story: string | undefined): Promise<string> {
  await loadModule(story)
  return renderToString(<Modules path="/style-guide/modules" scope={scope} story={story} />)
}

function listStories(html: string): string[] {
  return [...html.matchAll(/href="\/style-guide\/modules\?[^"]*?story=([a-z0-9-]+)"/g)].map(([, story = '']) => story)
}

function findRepeatedIds(html: string): string[] {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}
