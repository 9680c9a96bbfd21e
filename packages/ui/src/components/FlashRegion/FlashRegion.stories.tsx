import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { pressesButton } from '../../stories-assets/plays.js'
import { Button } from '../Button/Button.js'
import { FlashRegion, type FloatingMessage } from './FlashRegion.js'

const messages: readonly FloatingMessage[] = [
  { id: 'a', tone: 'success', title: 'Your settings were saved' },
  { id: 'b', tone: 'danger', title: 'The file could not be uploaded', body: 'It is larger than 100 MB.', stays: true },
]

const meta = {
  title: 'Components/FlashRegion',
  component: FlashRegion,
  args: { label: 'Messages', hideLabel: 'Hide message', messages: messages.slice(0, 1), onHide: fn() },
  decorators: [
    (Story) => (
      <div data-story-tall>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FlashRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await pressesButton(canvas.getByRole('button', { name: 'Hide message' }))
    await expect(args.onHide).toHaveBeenCalledTimes(3)
  },
}

export const Playground: Story = { args: { messages, hideAfter: 7000 } }

export const Dismiss: Story = {
  args: { messages },
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Hide message' })
    await userEvent.click(first as HTMLElement)
    await expect(args.onHide).toHaveBeenCalledWith('a')
  },
}

export const ComesAndGoes: Story = {
  args: { hideAfter: 50 },
  render: function Render(args) {
    const [shown, setShown] = useState<readonly FloatingMessage[]>([])
    return (
      <>
        <Button onClick={() => setShown(messages)}>Save</Button>
        <FlashRegion
          {...args}
          messages={shown}
          onHide={(id) => setShown((all) => all.filter((one) => one.id !== id))}
        />
      </>
    )
  },
  play: async ({ canvas }) => {
    // It announces what appears in it: it is there before the message, which has no live region of its own.
    const region = canvas.getByRole('region', { name: 'Messages' })
    await expect(region).toBeEmptyDOMElement()
    await expect(region).toHaveAttribute('aria-live', 'polite')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.queryByRole('status')).toBeNull()
    await waitFor(() => expect(region).not.toHaveTextContent('were saved'))
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be uploaded')
  },
}

export const LongGerman: Story = inLongGerman({
  ...meta.args,
  messages: [
    {
      id: 'x',
      tone: 'warning',
      title: 'Ihre Kabelverarbeitungsmaschinenkonfiguration wurde nur teilweise gespeichert',
      body: 'Zwei Felder enthalten Werte, die das Prüfprogramm nicht kennt.',
    },
  ],
})

export const Chinese: Story = inChinese(meta.args)
