import { describeForm, withRecursion } from '@kudex/domain/editing-forms'
import { describe, expect, it } from 'vitest'
import { resolveProblemField } from './resolveProblemField.ts'

const item = (items: readonly object[] = []) => ({ id: 'a', title: 'A', countries: ['CH'], items, sections: [] })
const menu = { items: [item([item()])] }
const page = {
  title: { en: 'A' },
  languages: ['en'],
  blocks: [
    { kind: 'links', title: null, links: [{ kind: 'page', text: { en: 'x' }, pageId: 'gone' }] },
    { kind: 'text', text: {} },
  ],
}

describe('a problem', () => {
  it.each([
    // The item is too deep: no field of its own.
    ['items.0.items.0', ['items', 0, 'items', 0]],
    ['items.0.id', ['items', 0]],
    ['items.0.items.0.pageId', ['items', 0, 'items', 0, 'pageId']],
    ['items.0.countries.0', ['items', 0, 'countries']],
    ['items.7.title', ['items']],
    ['unknown', []],
  ])('of a menu is shown at its field or item: %s (issue 15)', (problem, field) => {
    expect(resolveProblemField(withRecursion(describeForm('navigations')), menu, problem)).toEqual(field)
  })

  it.each([
    ['title.de', ['title']],
    ['languages.0', ['languages']],
    ['header', ['header']],
    ['header.theme', ['header', 'theme']],
    ['blocks.0.links.0.pageId', ['blocks', 0, 'links', 0, 'pageId']],
    // Of the kind that the link has.
    ['blocks.0.links.0.url', ['blocks', 0, 'links', 0]],
    ['blocks.0.image', ['blocks', 0]],
    ['blocks.1.text.en.document.children.0', ['blocks', 1, 'text']],
  ])('of a page is shown at its field or group: %s', (problem, field) => {
    expect(resolveProblemField(withRecursion(describeForm('pages')), page, problem)).toEqual(field)
  })
})
