import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inStates } from '../../stories-assets/inStates.js'
import { followsLink } from '../../stories-assets/plays.js'
import { TableOfContents } from './TableOfContents.js'

const meta = {
  title: 'Modules/TableOfContents',
  component: TableOfContents,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'On this page',
    items: [
      { id: 'history', text: 'Fifty years of wire' },
      { id: 'places', text: 'Where we work' },
      { id: 'people', text: 'Who we are' },
    ],
  },
} satisfies Meta<typeof TableOfContents>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Where we work' }), '#places')
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Where we work' })).toHaveAttribute('href', '#places')
  },
}

export const Playground: Story = {}

export const TwoLevels: Story = {
  args: {
    items: [
      { id: 'history', text: 'Fifty years of wire' },
      { id: 'first', text: 'The first machine', level: 3 },
      { id: 'second', text: 'The first line', level: 3 },
      { id: 'places', text: 'Where we work' },
    ],
  },
}

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = {
  globals: { viewport: { value: 'phone320' } },
  render: (args) => (
    <div lang="de">
      <TableOfContents {...args} />
    </div>
  ),
  args: {
    title: 'Auf dieser Seite',
    items: [
      { id: 'a', text: 'Datenschutzbestimmungen für Kundenkontoinhaberinnen' },
      { id: 'b', text: 'Aufbewahrungsfristen' },
      { id: 'c', text: 'Auftragsverarbeitungsvereinbarungen' },
    ],
  },
}

export const Chinese: Story = {
  render: (args) => (
    <div lang="zh">
      <TableOfContents {...args} />
    </div>
  ),
  args: {
    title: '本页内容',
    items: [
      { id: 'a', text: '公司历史' },
      { id: 'b', text: '全球网点' },
      { id: 'c', text: '我们的团队' },
    ],
  },
}
