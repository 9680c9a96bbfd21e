import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { investorBlocks } from '../../stories-assets/investorBlocks.js'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { AnnualReport } from './AnnualReport.js'

const meta = {
  title: 'Modules/AnnualReport',
  component: AnnualReport,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Annual report',
    cover: machinePicture('wire', 'Cover of the annual report', 840, 1188),
    download: { href: '#report', text: 'Annual report 2022', metaText: 'PDF, 4.2 MB' },
    earlier: {
      title: 'Earlier reports',
      items: [{ id: '2021', href: '#2021', text: 'Annual report 2021', metaText: 'PDF, 3.9 MB' }],
    },
  },
} satisfies Meta<typeof AnnualReport>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {}

export const WithoutEarlier: Story = {
  args: { earlier: undefined, text: 'What the year brought, in figures and in words.' },
  play: async ({ canvas }) => expect(canvas.queryByText('Earlier reports')).toBeNull(),
}

export const EarlierOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Annual report 2022' })).toHaveFocus()
    await userEvent.click(canvas.getByText('Earlier reports'))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Annual report 2021' })).toBeVisible())
  },
}

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: investorBlocks.annualReport }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
