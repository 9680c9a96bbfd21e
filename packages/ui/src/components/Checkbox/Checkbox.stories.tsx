import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { ticksCheckbox } from '../../stories-assets/plays.js'
import { Link } from '../Link/Link.js'
import { Checkbox } from './Checkbox.js'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { name: 'newsletter', label: 'Send me news about new machines' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await ticksCheckbox(canvas.getByRole('checkbox', { name: 'Send me news about new machines' }))
  },
}

export const Playground: Story = { args: { defaultChecked: true, hint: 'About four times a year' } }

export const Checked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Send me news about new machines'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
    await userEvent.keyboard(' ')
  },
}

export const WithLinkAndError: Story = {
  args: {
    name: 'terms',
    label: (
      <>
        I have read the <Link href="#terms">terms of use</Link>
      </>
    ),
    error: 'Accept the terms of use to go on',
  },
}

export const Disabled: Story = {
  render: () => (
    <Stack>
      <Checkbox name="a" label="Not available" disabled />
      <Checkbox name="b" label="Always included" disabled defaultChecked />
    </Stack>
  ),
}

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
