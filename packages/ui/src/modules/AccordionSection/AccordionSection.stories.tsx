import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { contentBlocks } from '../../stories-assets/contentBlocks.js'
import { accordionContent } from '../../stories-assets/blockContent.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { opensDetails } from '../../stories-assets/plays.js'
import { AccordionSection } from './AccordionSection.js'

const meta = {
  title: 'Modules/AccordionSection',
  component: AccordionSection,
  parameters: { layout: 'fullscreen' },
  args: accordionContent,
} satisfies Meta<typeof AccordionSection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await opensDetails(canvas.getByText('What happens to the braid?'))
    await expect(canvas.getByText('What happens to the braid?').closest('summary')).toHaveAccessibleName(
      'What happens to the braid?',
    )
  },
}

export const Playground: Story = {}

export const OpensOnRequest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/cut against a mandrel/)).not.toBeVisible()
    await userEvent.click(canvas.getByText('What happens to the braid?'))
    await expect(canvas.getByText(/cut against a mandrel/)).toBeVisible()
  },
}

export const WithoutTitle: Story = { args: { title: undefined } }

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = { args: contentBlocks.accordion }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
