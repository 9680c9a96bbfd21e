import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button, ButtonLink } from '../../components/Button/Button.js'
import { FilterBar } from '../../components/FilterBar/FilterBar.js'
import { TextField } from '../../components/TextField/TextField.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { PageTree, type PageTreeEntry } from './PageTree.js'

const draft = { text: 'Draft', tone: 'warning' as const }
const changed = { text: 'Changed', tone: 'info' as const }

const entries: readonly PageTreeEntry[] = [
  { id: 'home', text: 'Home', href: '#home', address: '/' },
  {
    id: 'products',
    text: 'Products',
    href: '#products',
    address: '/products',
    entries: [
      { id: 'cut', text: 'Cut & strip', href: '#cut', address: '/products/cut-strip' },
      {
        id: 'crimp',
        text: 'Crimp',
        href: '#crimp',
        address: '/products/crimp',
        status: changed,
        entries: [
          {
            id: 'force',
            text: 'Crimp force monitoring',
            href: '#force',
            address: '/products/crimp/force-monitoring',
            status: draft,
          },
          {
            id: 'archive',
            text: 'Machines no longer built',
            href: '#archive',
            address: '/products/crimp/archive',
            isHidden: true,
          },
        ],
      },
    ],
  },
  {
    id: 'services',
    text: 'Services',
    entries: [
      { id: 'training', text: 'Training', href: '#training', address: '/services/training' },
      { id: 'maintenance', text: 'Maintenance', href: '#maintenance', address: '/services/maintenance' },
    ],
  },
  { id: 'thanks', text: 'Thank you for your message', href: '#thanks', address: '/thank-you', isHidden: true },
]

const meta = {
  title: 'Modules/PageTree',
  component: PageTree,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Navigation',
    lead: '9 pages, 2 of them hidden',
    label: 'Pages of the site',
    entries,
    currentId: 'force',
    hiddenText: 'Hidden',
    toFoldLabel: (entryText: string) => `Pages below: ${entryText}`,
    emptyText: 'No pages yet',
  },
} satisfies Meta<typeof PageTree>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of the site' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Crimp force monitoring')
    await expect(canvas.getByText('Machines no longer built').closest('li')).toHaveTextContent('Hidden')
    // Headings are not links.
    await expect(canvas.queryByRole('link', { name: 'Services' })).toBeNull()
    await expect(canvas.getByText('Training')).not.toBeVisible()
  },
}

export const Playground: Story = {}

/** Each branch is one stop of Tab, as each link is; Enter folds and unfolds. */
export const Expands: Story = {
  args: { currentId: undefined },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    const products = canvas.getByText('Pages below: Products').closest('summary') as HTMLElement
    await expect(products).toHaveFocus()
    await expect(canvas.getByText('Cut & strip')).not.toBeVisible()
    await userEvent.click(products)
    await expect(canvas.getByRole('link', { name: 'Cut & strip' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Cut & strip' })).toHaveFocus()
  },
}

export const FullyExpanded: Story = { args: { currentId: undefined, levelsShown: 9 } }

export const WithoutHome: Story = {
  args: {
    entries: entries.slice(1),
    notice: { title: 'The site has no home page', text: 'Its address answers with an error until there is one.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('no home page')
    await expect(canvas.getByRole('link', { name: 'Products' })).toBeVisible()
  },
}

const deep = ['Company', 'Locations', 'Switzerland', 'Plant', 'Building 4', 'Visitor entrance'].reduceRight<
  readonly PageTreeEntry[]
>((below, text, index) => [{ id: `deep-${index}`, text, href: `#${index}`, entries: below }], [])

export const SixLevels: Story = {
  args: { entries: deep, currentId: 'deep-5' },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { current: 'page' })).toBeVisible(),
}

const many: readonly PageTreeEntry[] = Array.from({ length: 20 }, (_, part) => ({
  id: `part-${part}`,
  text: `Part ${part + 1}`,
  href: `#part-${part}`,
  entries: Array.from({ length: 24 }, (_unused, page) => ({
    id: `page-${part}-${page}`,
    text: `Page ${page + 1}`,
    href: `#page-${part}-${page}`,
    isHidden: page % 9 === 8,
  })),
}))

/** Only the top of the site and the branch of the shown page are unfolded. */
export const FiveHundredPages: Story = {
  args: { entries: many, currentId: 'page-3-5', lead: '500 pages, 40 of them hidden' },
  play: async ({ canvasElement }) => {
    const links = [...canvasElement.querySelectorAll('nav a')]
    await expect(links).toHaveLength(500)
    await expect(links.filter((link) => link.checkVisibility())).toHaveLength(20 + 24)
  },
}

export const WithFilters: Story = {
  args: {
    action: <Button look="outline">Sign out</Button>,
    filters: (
      <FilterBar label="Choose pages" submitText="Show" resultText="7 pages">
        <TextField type="search" name="q" label="Title or address" />
      </FilterBar>
    ),
    pagination: <ButtonLink href="#more">Further pages</ButtonLink>,
  },
}

export const Loading: Story = { args: { loadingText: 'Pages are loading', entries: [] } }

export const Empty: Story = { args: { entries: [] } }

export const Failed: Story = {
  args: { entries: [], failure: { title: 'The pages could not be loaded', retryText: 'Try again', onRetry: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
  },
}

export const HoverAndFocus: Story = inStates({ isWide: true })

export const LongGerman: Story = inLongGerman({
  ...meta.args,
  toFoldLabel: (entryText: string) => `Unterseiten von „${entryText}“`,
})

export const Chinese: Story = inChinese({
  ...meta.args,
  toFoldLabel: (entryText: string) => `“${entryText}”的下级页面`,
})
