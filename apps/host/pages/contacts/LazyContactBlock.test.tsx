import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { ContactBlock } from './ContactBlock.tsx'
import type { ContactPageBlock } from './contactBlocks.types.ts'
import { LazyContactBlock, provideContactBlock } from './LazyContactBlock.tsx'

const block: ContactPageBlock = {
  kind: 'contacts',
  props: {
    title: 'Who answers',
    people: [{ id: 'vera', name: 'Vera Moser' }],
    labels: { phone: 'Phone', email: 'E-mail', website: 'Website' },
    emptyText: 'No Contacts found.',
  },
}

afterEach(() => provideContactBlock(null))

it('a block about contacts is in the HTML of a server, which has its component (CONTACT-03)', () => {
  provideContactBlock(ContactBlock)
  expect(renderToString(<LazyContactBlock block={block} />)).toContain('Vera Moser')
})

it('keeps its place where the component is still on its way', () => {
  expect(renderToString(<LazyContactBlock block={block} />)).not.toContain('Vera Moser')
})
