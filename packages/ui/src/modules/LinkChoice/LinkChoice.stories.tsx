import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { followsLink } from '../../stories-assets/plays.js'
import { LinkChoice } from './LinkChoice.js'

const meta = {
  title: 'Modules/LinkChoice',
  component: LinkChoice,
  args: {
    label: 'Year',
    links: [
      { href: '#all', text: 'All years' },
      { href: '#2026', text: '2026', isCurrent: true },
      { href: '#2025', text: '2025' },
      { href: '#2024', text: '2024' },
    ],
  },
} satisfies Meta<typeof LinkChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: '2025' }), '#2025')
  },
}

export const Playground: Story = {}

export const MarksTheCurrentPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('2026')
  },
}

export const HoverAndFocus: Story = inStates({ target: 'a:not([aria-current])' })

export const LongGerman: Story = {
  ...inLongGerman(meta.args),
  render: (args) => (
    <LinkChoice
      {...args}
      links={[
        { href: '#a', text: 'Alle Veröffentlichungsjahrgänge', isCurrent: true },
        { href: '#b', text: 'Geschäftsjahr 2025/2026' },
      ]}
    />
  ),
}

export const Chinese: Story = inChinese(meta.args)
