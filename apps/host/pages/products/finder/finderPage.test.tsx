import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { toCataloguePicture } from '../../shared/media/toPicture.ts'
import { renderInLayout } from '../../shared/testing/renderInLayout.tsx'
import { FinderPage } from './FinderPage.tsx'

const empty: ComponentProps<typeof FinderPage> = {
  answers: { operation: '', size: '', cableType: '', volume: '' },
  unit: 'mm2',
  otherUnitHref: '/en/products/finder?awg=',
  hasInvalidSize: false,
  hasInvalidVolume: false,
  operations: [{ area: 'Crimping', items: [{ value: 'crimping-machines', text: 'Crimping machines' }] }],
  cableTypes: [{ value: 'ptfe', text: 'PTFE' }],
  matches: null,
  wider: [],
  example: null,
  examples: [{ href: '/en/products/finder?mm2=2.5', text: '2.5 mm²' }],
}

describe('the page of the product finder', () => {
  it('is a form that works without script, and begins with examples', () => {
    const html = renderInLayout(<FinderPage {...empty} />)
    expect(html).toMatch(/<form[^>]*action="\/de-ch\/products\/finder"[^>]*method="get"/)
    for (const name of ['operation', 'mm2', 'cable', 'volume']) expect(html).toContain(`name="${name}"`)
    expect(html).toContain('href="/en/products/finder?mm2=2.5"')
    expect(html).toContain('href="/en/products/finder?awg="')
  })

  it('shows what an answer looks like before the first one, and not beside answers', () => {
    const card = {
      id: 'a',
      name: 'CS 240',
      href: '/en/products/a',
      description: undefined,
      picture: toCataloguePicture(null, '', ['gallery']),
      lang: undefined,
      fits: true,
      reasons: [{ criterion: 'crossSection', outcome: 'fits', asked: '2.5 mm²', has: '0.08…10 mm²' }],
    } as const
    const example = { text: '2.5 mm²', matches: [card] }
    const html = renderInLayout(<FinderPage {...empty} example={example} />)
    expect(html).toMatch(/<h2[^>]*>For example 2\.5 mm²<\/h2>/)
    expect(html).toMatch(/>For example 2\.5</)
    expect(html).toContain('href="/en/products/a"')
    expect(renderInLayout(<FinderPage {...empty} matches={[]} example={example} />)).not.toContain('/en/products/a')
  })

  it('says why a machine fits and what another one misses', () => {
    const card = {
      href: '/en/products/a',
      description: undefined,
      picture: toCataloguePicture(null, '', ['gallery']),
      lang: undefined,
    }
    const html = renderInLayout(
      <FinderPage
        {...empty}
        answers={{ ...empty.answers, size: '2.5', volume: '5000' }}
        matches={[
          {
            ...card,
            id: 'a',
            name: 'CS 240',
            fits: true,
            reasons: [{ criterion: 'crossSection', outcome: 'fits', asked: '2.5 mm²', has: '0.08…10 mm²' }],
          },
          {
            ...card,
            id: 'b',
            name: 'CS 120',
            fits: false,
            reasons: [{ criterion: 'volume', outcome: 'misses', asked: '5,000', has: '4,800' }],
          },
        ]}
      />,
    )
    expect(html).toContain('2.5 mm² is within 0.08…10 mm²')
    expect(html).toContain('Up to 4,800 of 5,000 pieces per hour')
    expect(html).toContain('value="2.5"')
  })

  it('shows the best machines first and opens the others without script', () => {
    const cards = Array.from({ length: 9 }, (_, index) => ({
      id: `${index}`,
      name: `CS ${index}`,
      href: `/en/products/${index}`,
      description: undefined,
      picture: toCataloguePicture(null, '', ['gallery']),
      lang: undefined,
      fits: true,
      reasons: [],
    }))
    const html = renderInLayout(<FinderPage {...empty} matches={cards} />)
    const [, results = ''] = html.split('Find machines')
    const [first = '', others = ''] = results.split('<details')
    expect(first).toContain('CS 5')
    expect(first).not.toContain('CS 6')
    expect(others).toContain('<summary')
    expect(others).toContain('CS 8')
  })

  it('keeps an answer that cannot be read, with the reason', () => {
    const html = renderInLayout(<FinderPage {...empty} answers={{ ...empty.answers, size: 'thick' }} hasInvalidSize />)
    expect(html).toMatch(/value="thick"/)
    expect(html).toContain('Enter a cross-section in mm²')
  })

  it('offers to leave an answer out where nothing fits', () => {
    const html = renderInLayout(
      <FinderPage
        {...empty}
        matches={[]}
        wider={[{ href: '/en/products/finder?mm2=2.5', answer: '50,000', count: 4 }]}
      />,
    )
    expect(html).toContain('No machine fits all answers')
    expect(html).toContain('50,000')
  })
})
