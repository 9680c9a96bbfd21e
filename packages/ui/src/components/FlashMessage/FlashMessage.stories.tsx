import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { pressesButton } from '../../stories-assets/plays.js'
import { Text } from '../Text/Text.js'
import { FlashMessage } from './FlashMessage.js'
import { FocusedMessage } from './FocusedMessage.js'

const dismissed = fn()

const meta = {
  title: 'Components/FlashMessage',
  component: FlashMessage,
  args: { title: 'Your ticket was sent' },
} satisfies Meta<typeof FlashMessage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { tone: 'success', children: <Text>We answer within one working day.</Text> } }

export const Tones: Story = {
  render: () => (
    <Stack>
      <FlashMessage tone="info" title="Maintenance on Sunday from 02:00 to 04:00 CET" />
      <FlashMessage tone="success" title="Your settings were saved" />
      <FlashMessage tone="warning" title="Your session ends in 3 minutes" />
      <FlashMessage tone="danger" title="The file could not be uploaded">
        <Text>It is larger than 100 MB. Choose a smaller one.</Text>
      </FlashMessage>
    </Stack>
  ),
}

export const Dismissible: Story = {
  args: { dismiss: { label: 'Dismiss message', onDismiss: dismissed } },
  play: async ({ canvas }) => {
    dismissed.mockClear()
    const dismiss = canvas.getByRole('button', { name: 'Dismiss message' })
    await pressesButton(dismiss)
    await userEvent.click(dismiss)
    await expect(dismissed).toHaveBeenCalledTimes(4)
  },
}

export const AnnouncedImmediately: Story = {
  args: { tone: 'danger', title: 'You are not allowed to see this page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('not allowed')
  },
}

export const TakesTheFocus: Story = {
  args: { tone: 'success' },
  render: (args) => <FocusedMessage {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByRole('status')))
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
