import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { opensDetails } from '../../stories-assets/plays.js'
import { Text } from '../Text/Text.js'
import { Disclosure } from './Disclosure.js'

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: { summary: 'Technical details', children: <Text size="small">Request 7f3a91: status 409, conflict</Text> },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await opensDetails(canvas.getByText('Technical details'))
    await expect(canvas.getByText('Technical details').closest('summary')).toHaveAccessibleName('Technical details')
    await expect(canvas.getByText(/Request/)).not.toBeVisible()
    await userEvent.click(canvas.getByText('Technical details'))
    await expect(canvas.getByText(/Request/)).toBeVisible()
  },
}

export const Playground: Story = { args: { defaultOpen: true } }

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
