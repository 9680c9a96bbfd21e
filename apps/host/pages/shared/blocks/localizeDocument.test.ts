import type { ContentLink } from '@kudex/domain/links'
import { describe, expect, it, vi } from 'vitest'
import { listLinkedPages, listLinkedProducts, localizeDocument } from './localizeDocument.ts'

const links = {
  link: (path: string) => (path.startsWith('/') ? `/en${path}` : path),
  pagePaths: new Map([['about', '/company/about']]),
  resolveLink: (link: ContentLink) => {
    const slug = link.kind === 'product' ? link.productSlug : link.kind === 'service' ? link.serviceSlug : ''
    return slug === 'kappa-330'
      ? { text: 'Kappa 330', href: '/en/products/cutting/kappa-330' }
      : { text: 'Invalid', href: '/en/products' }
  },
  reportBroken: vi.fn<(target: string) => void>(),
}

describe('the links of a text', () => {
  it('get locale and site at any depth; links of other kinds do not change (ROUTE-11, ROUTE-12)', () => {
    const text = createText([
      { type: 'paragraph', children: [createLink('/a')] },
      {
        type: 'list',
        style: 'bulleted',
        children: [{ type: 'listItem', children: [{ type: 'paragraph', children: [createLink('hard:/b')] }] }],
      },
      { type: 'blockquote', children: [{ type: 'paragraph', children: [createLink('https://example.org')] }] },
    ])
    expect(JSON.stringify(localizeDocument(text, links)).match(/"url":"[^"]*"/g)).toEqual([
      '"url":"/en/a"',
      '"url":"hard:/b"',
      '"url":"https://example.org"',
    ])
  })

  it('to pages by id get the path, or become plain text if the page is missing', () => {
    const item = (id: string) => ({ type: 'itemLink', item: id, children: [{ type: 'span', value: id }] })
    const text = createText([{ type: 'paragraph', children: [item('about'), item('gone')] }])
    links.reportBroken.mockClear()
    expect(listLinkedPages(text)).toEqual(['about', 'gone'])
    expect(localizeDocument(text, links)?.document.children).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'link', url: '/en/company/about', children: [{ type: 'span', value: 'about' }] },
          { type: 'span', value: 'gone' },
        ],
      },
    ])
    expect(links.reportBroken.mock.calls).toEqual([['page gone']])
  })

  it('to products and services get full paths and names; missing ones get the placeholder (PAGE-12, PAGE-13, CAT-22)', () => {
    const named = (url: string) => ({ type: 'link', url, children: [{ type: 'span', value: 'More on {name}' }] })
    const text = createText([
      { type: 'paragraph', children: [named('product:kappa-330'), named('service:gone'), named('product:../x')] },
    ])
    expect(listLinkedProducts(text)).toEqual(['kappa-330', 'gone'])
    const shown = createText([{ type: 'paragraph', children: [named('product:kappa-330'), named('service:gone')] }])
    expect(JSON.stringify(localizeDocument(shown, links)).match(/"(?:url|value)":"[^"]*"/g)).toEqual([
      '"url":"/en/products/cutting/kappa-330"',
      '"value":"More on Kappa 330"',
      '"url":"/en/products"',
      '"value":"More on Invalid"',
    ])
  })

  it('are not read from an invalid structured text', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(
      localizeDocument(createText([{ type: 'paragraph', children: [createLink('javascript:alert(1)')] }]), links),
    ).toBeNull()
    expect(localizeDocument('<p>HTML</p>', links)).toBeNull()
    expect(warn).toHaveBeenCalledTimes(2)
    warn.mockRestore()
  })
})

function createText(children: readonly unknown[]) {
  return { schema: 'dast', document: { type: 'root', children } }
}

function createLink(url: string) {
  return { type: 'link', url, children: [{ type: 'span', value: 'words' }] }
}
