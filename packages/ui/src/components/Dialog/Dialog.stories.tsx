import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { keepsFocusInDialog, opensDialog } from '../../stories-assets/plays.js'
import { Button } from '../Button/Button.js'
import { Combobox } from '../Combobox/Combobox.js'
import { Text } from '../Text/Text.js'
import { TextField } from '../TextField/TextField.js'
import { Dialog, DialogClose } from './Dialog.js'

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  args: {
    trigger: <Button look="outline">Close ticket</Button>,
    title: 'Close this ticket?',
    description: 'You can open it again within 30 days.',
    closeLabel: 'Close dialog',
    actions: (
      <>
        <Button>Close ticket</Button>
        <DialogClose>
          <Button look="outline">Cancel</Button>
        </DialogClose>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: ({ canvas }) => opensDialog(canvas.getByRole('button', { name: 'Close ticket' }), 'Close this ticket?'),
}

export const Playground: Story = { args: { size: 'large' } }

export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Close this ticket?')
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('You can open it again within 30 days.')
  },
}

export const WithForm: Story = {
  args: { defaultOpen: true, children: <TextField name="reason" label="Reason" /> },
}

export const KeyboardJourney: Story = {
  play: ({ canvas }) => keepsFocusInDialog(canvas.getByRole('button', { name: 'Close ticket' }), 'Close this ticket?'),
}

/** Without a trigger the focus returns to where it was. */
export const OpenedByTheApplication: Story = {
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Dialog {...args} trigger={undefined} open={isOpen} onOpenChange={setIsOpen} />
      </>
    )
  },
  play: ({ canvas }) => opensDialog(canvas.getByRole('button', { name: 'Open' }), 'Close this ticket?'),
}

/** Escape closes an open list first, then the dialog. */
export const WithList: Story = {
  args: {
    defaultOpen: true,
    children: (
      <Combobox
        name="country"
        label="Country"
        options={[{ value: 'ch', text: 'Switzerland' }]}
        emptyText="No country fits"
        toCountText={(count) => `${count} countries`}
        openLabel="Show countries"
      />
    ),
  },
  play: async () => {
    const box = await screen.findByRole('combobox', { name: 'Country' })
    await userEvent.click(box)
    await userEvent.keyboard('s')
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const LocksPageScroll: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    // The Content Security Policy of public pages refuses style elements written by script.
    await expect(document.querySelector('style[data-remove-scroll], [data-scroll-locked]')).toBeNull()
  },
}

export const LongContent: Story = {
  args: {
    defaultOpen: true,
    children: Array.from({ length: 30 }, (_, index) => (
      <Text key={index}>Paragraph {index + 1} of the terms of use.</Text>
    )),
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
