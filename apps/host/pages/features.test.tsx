import { resolveRequest } from '@kudex/domain/paths'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { featureRegistry } from '../features/featureRegistry.ts'
import type { EditorBarSlotProps, Feature } from '../features/shared/index.ts'
import { testSystem } from '../server/testing/testSystem.ts'
import { ProductPage } from './shared/catalogue/product/ProductPage.tsx'
import { bareProduct, layout, renderInLayout } from './shared/testing/renderInLayout.tsx'

describe('a host without the feature', () => {
  const features = featureRegistry.map(toMarkedFeature)
  const machine = {
    ...bareProduct,
    actionProps: { name: 'CS 240', slug: 'cs-240', classificationSlug: 'cutting' },
  }

  const editorBar: EditorBarSlotProps = {
    sources: { parts: [], fields: [] },
    isFramed: false,
    label: 'Editor area',
    pageTitle: 'CS 240',
    stage: {
      label: 'Version',
      current: 'draft',
      links: { published: { href: '#published', text: 'Published' }, draft: { href: '#draft', text: 'Draft' } },
    },
    links: [],
    logout: { action: '#', text: 'Log out' },
  }

  it('renders a slot of every feature otherwise', () => {
    const marks = renderInLayout(<ProductPage {...machine} />, { features, data: { editorBar } }).match(
      /data-feature="[^"]*"/g,
    )
    expect(new Set(marks)).toEqual(new Set(featureRegistry.map(({ name }) => `data-feature="${name}"`)))
  })

  it.each(featureRegistry)('$name renders the layout and the page, without a trace of it (SITE-19)', ({ name }) => {
    const html = renderInLayout(<ProductPage {...machine} />, {
      features: features.filter((feature) => feature.name !== name),
      data: { editorBar },
    })
    expect(html).toMatch(/<header.*<main.*CS 240.*<footer/s)
    expect(html).not.toContain(`data-feature="${name}"`)
  })

  it.each(featureRegistry.flatMap(({ name, areas = [] }) => areas.map((area) => [name, area] as const)))(
    '%s does not find /%s (SITE-19)',
    (name, area) => {
      const names = featureRegistry.map((feature) => feature.name)
      expect(isAreaOffered(area, names)).toBe(true)
      expect(
        isAreaOffered(
          area,
          names.filter((other) => other !== name),
        ),
      ).toBe(false)
    },
  )
})

it('the side button that appears last is the first, so it moves no other, and contact is nearest to the thumb', () => {
  const shown = featureRegistry.filter(({ slots }) => slots.sideButton).map(({ name }) => name)
  expect(shown).toEqual(['news-feed', 'basket', 'contact'])
})

it('gives the contact button the whole bar where no other side button is shown, and none to editors (SITE-13)', () => {
  const contactLink = { href: '/en/contact', text: 'Contact' }
  const toBar = (path: string, features = featureRegistry) =>
    /<aside[^>]* class="([^"]*)"/.exec(
      renderInLayout('', { path, features, layout: { footer: { ...layout.footer, contactLink } } }),
    )?.[1]
  const alone = toBar(
    '/products',
    featureRegistry.filter(({ name }) => name === 'contact'),
  )
  expect(toBar('/mykomax')).toBe(alone)
  expect(toBar('/products')).not.toBe(alone)
  expect(toBar('/editor/stories')).toBeUndefined()
})

/** Wraps everything that the feature's slots render in a marker element. */
function toMarkedFeature({ name, slots, ...feature }: Feature): Feature {
  const mark = <Props extends object>(Slot: ComponentType<Props>) =>
    function MarkedSlot(props: Props) {
      return (
        <div data-feature={name}>
          <Slot {...props} />
        </div>
      )
    }
  return {
    ...feature,
    name,
    slots: {
      ...slots,
      ...(slots.provider && { provider: mark(slots.provider) }),
      ...(slots.header && { header: mark(slots.header) }),
      ...(slots.headerAction && { headerAction: mark(slots.headerAction) }),
      ...(slots.sideButton && { sideButton: mark(slots.sideButton) }),
      ...(slots.panel && { panel: mark(slots.panel) }),
      ...(slots.editorBar && { editorBar: mark(slots.editorBar) }),
      ...(slots.productAction && {
        productAction: Object.assign(mark(slots.productAction), { preload: slots.productAction.preload }),
      }),
    },
  }
}

function isAreaOffered(area: string, features: readonly string[]): boolean {
  const { address } = resolveRequest({
    hostname: 'localhost',
    path: `/en/${area}`,
    query: '',
    cookies: {},
    acceptLanguage: null,
    system: { ...testSystem, sites: testSystem.sites.map((known) => ({ ...known, features })) },
  })
  return address.isAreaOffered
}
