import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Fragment } from 'react'
import { Guide as Buttons, GuideLayout } from '@kudex/ui/stories/buttons'
import { Guide as Components } from '@kudex/ui/stories/components'
import { Page as EmailLinks } from './emailLinks/+Page.tsx'
import { readGuideScope } from './readGuideScope.ts'

const scope = { brand: 'strivona', scheme: 'dark', direction: 'rtl' } as const

describe('the style guide', () => {
  it('shows the stories in the brand, scheme and direction that were chosen (ROUTE-46)', () => {
    const html = renderToString(<Buttons path="/style-guide/buttons" scope={scope} />)
    expect(html).toMatch(/class="guide-stage" data-brand="strivona" data-scheme="dark" dir="rtl"/)
    expect(html).toContain('id="button-looks"')
    expect(html).toContain('href="/style-guide/buttons?brand=conexara&amp;scheme=dark&amp;direction=rtl"')
  })

  it('has its own navigation (ROUTE-47)', () => {
    expect(renderToString(<GuideLayout>content</GuideLayout>)).toContain('data-layout="style-guide"')
  })

  it('writes no style attribute and opens nothing that would cover the page', () => {
    const html = renderToString(<Components path="/style-guide/components" scope={scope} />)
    expect(html).not.toContain(' style="')
    expect(html).not.toContain('role="dialog"')
  })

  it('shows the links of mails without any layout (ROUTE-47)', () => {
    expect(EmailLinks.Layout).toBe(Fragment)
    expect(renderToString(<EmailLinks />)).not.toMatch(/<(header|footer|nav)/)
  })

  it('reads what was chosen, and nothing that it does not know', () => {
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
