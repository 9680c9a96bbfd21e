import type { Meta, StoryObj } from '@storybook/react-vite'
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

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
