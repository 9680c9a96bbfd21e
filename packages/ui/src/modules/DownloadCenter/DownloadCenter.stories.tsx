import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '../../components/Button/Button.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { DownloadCenter } from './DownloadCenter.js'

const meta = {
  title: 'Modules/DownloadCenter',
  component: DownloadCenter,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Downloads',
    emptyText: 'No entries found',
    groups: [
      {
        id: 'logos',
        title: 'Logos',
        items: [{ id: 'a', name: 'Logo', href: '#logo', formatText: 'SVG', sizeText: '12 kB' }],
      },
    ],
  },
} satisfies Meta<typeof DownloadCenter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {}

export const Empty: Story = { args: { groups: [] } }

export const Loading: Story = {
  args: { groups: [], loadingText: 'Files are loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Files are loading')
  },
}

export const Failed: Story = {
  args: {
    groups: [],
    placeholder: (
      <EmptyState title="The files could not be loaded" actions={<ButtonLink href="#again">Try again</ButtonLink>}>
        Try again in a few minutes.
      </EmptyState>
    ),
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
