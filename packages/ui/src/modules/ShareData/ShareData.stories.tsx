import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { investorBlocks } from '../../stories-assets/investorBlocks.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { ShareData } from './ShareData.js'

const meta = {
  title: 'Modules/ShareData',
  component: ShareData,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Share data',
    figure: { value: '5,133,333', label: 'registered shares', note: 'as at 30 August 2022' },
    rows: [
      { label: 'Nominal value', value: 'CHF 0.10' },
      { label: 'Listing', value: 'Zurich' },
    ],
  },
} satisfies Meta<typeof ShareData>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {}

export const Loading: Story = {
  args: { loadingText: 'Share data is loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Share data is loading')
  },
}

export const Failed: Story = {
  args: {
    failure: {
      title: 'The share data could not be loaded',
      text: 'Try again in a few minutes.',
      retryText: 'Try again',
      retryHref: '#again',
    },
  },
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Try again' }), '#again')
    await expect(canvas.getByRole('alert')).toHaveTextContent('The share data could not be loaded')
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '#again')
  },
}

export const FigureAlone: Story = { args: { rows: [] } }

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: investorBlocks.shareData }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
