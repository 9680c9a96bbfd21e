import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Fragment } from 'react'
import { Guide as Buttons, GuideLayout } from '@kudex/ui-stories/buttons'
import { Guide as Components } from '@kudex/ui-stories/components'
import { Guide as Inputs } from '@kudex/ui-stories/inputs'
import { Guide as Modules } from '@kudex/ui-stories/modules'
import { Page as EmailLinks } from './emailLinks/+Page.tsx'
import { readGuideScope, readGuideStory } from './readGuideScope.ts'

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

  it('shows one story of a module at a time, each at its own URL, with unique ids (ROUTE-46)', () => {
    const index = renderToString(<Modules path="/style-guide/modules" scope={scope} />)
    const stories = [...index.matchAll(/href="\/style-guide\/modules\?[^"]*?story=([a-z0-9-]+)"/g)]
    expect(stories.length).toBeGreaterThan(70)
    for (const [, story] of stories) {
      const html = renderToString(<Modules path="/style-guide/modules" scope={scope} story={story} />)
      expect(findRepeatedIds(html), story).toEqual([])
      expect(html.length, story).toBeLessThan(150_000)
      expect(html).toContain(`id="${story}"`)
    }
  }, 20_000)

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

function findRepeatedIds(html: string): string[] {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}
