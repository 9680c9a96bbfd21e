import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { followsLink } from '../../stories-assets/plays.js'
import { Downloads } from './Downloads.js'

const meta = {
  title: 'Modules/Downloads',
  component: Downloads,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Downloads',
    emptyText: 'No entries found',
    items: [
      {
        id: 'brochure',
        name: 'Alpha 530 brochure',
        href: '#brochure',
        typeText: 'Brochure',
        formatText: 'PDF',
        sizeText: '2.4 MB',
        languageText: 'English',
        language: 'en',
        thumbnail: machinePicture('cutStrip', '', 128, 180),
      },
      {
        id: 'cad',
        name: 'Dimensional drawing',
        href: '#cad',
        typeText: 'Drawing',
        formatText: 'DXF',
        sizeText: '640 kB',
      },
    ],
  },
} satisfies Meta<typeof Downloads>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: /Dimensional drawing/ }), '#cad')
    await expect(canvas.getByRole('link', { name: /Alpha 530 brochure.*PDF.*2.4 MB.*English/ })).toHaveAttribute(
      'hreflang',
      'en',
    )
  },
}

export const Playground: Story = {}

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No entries found')).toBeVisible()
  },
}

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = {
  ...inLongGerman(meta.args),
  render: (args) => (
    <Downloads
      {...args}
      items={[
        {
          id: 'x',
          name: 'Kabelverarbeitungsmaschinenbetriebsanleitung_2026_final',
          href: '#x',
          formatText: 'PDF',
          sizeText: '12,8 MB',
          languageText: 'Deutsch',
        },
      ]}
    />
  ),
}

export const Chinese: Story = inChinese(meta.args)
