import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen } from 'storybook/test'
import { Stack } from '../../foundations/layout/Layout.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { keepsFocusInDialog, opensDialog } from '../../stories-assets/plays.js'
import { Button } from '../Button/Button.js'
import { Text } from '../Text/Text.js'
import { TextField } from '../TextField/TextField.js'
import { Panel, PanelClose } from './Panel.js'

const meta = {
  title: 'Components/Panel',
  component: Panel,
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  args: {
    trigger: <Button look="outline">Invite a user</Button>,
    title: 'Invite a user',
    description: 'They get an e-mail with a link to sign up.',
    closeLabel: 'Close panel',
    children: (
      <Stack>
        <TextField name="email" type="email" label="E-mail" />
        <TextField name="organization" label="Organization" />
      </Stack>
    ),
    actions: (
      <>
        <Button look="signal">Send invitation</Button>
        <PanelClose>
          <Button look="outline">Cancel</Button>
        </PanelClose>
      </>
    ),
  },
} satisfies Meta<typeof Panel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: ({ canvas }) => opensDialog(canvas.getByRole('button', { name: 'Invite a user' }), 'Invite a user'),
}

export const Playground: Story = { args: { side: 'start', size: 'small' } }

export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const panel = await screen.findByRole('dialog')
    await expect(panel).toHaveAccessibleName('Invite a user')
    await expect(panel).toHaveAccessibleDescription(/link to sign up/)
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    await expect(document.querySelector('style[data-remove-scroll], [data-scroll-locked]')).toBeNull()
  },
}

export const KeyboardJourney: Story = {
  play: ({ canvas }) => keepsFocusInDialog(canvas.getByRole('button', { name: 'Invite a user' }), 'Invite a user'),
}

/** Without a trigger the focus returns to where it was. */
export const OpenedByTheApplication: Story = {
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Panel {...args} trigger={undefined} open={isOpen} onOpenChange={setIsOpen} />
      </>
    )
  },
  play: ({ canvas }) => opensDialog(canvas.getByRole('button', { name: 'Open' }), 'Invite a user'),
}

export const LongContent: Story = {
  args: {
    defaultOpen: true,
    size: 'large',
    title: 'Kabelverarbeitungsmaschinenkonfiguration vergleichen',
    description: undefined,
    children: (
      <Stack lang="de">
        {Array.from({ length: 24 }, (_, index) => (
          <Text key={index}>Absatz {index + 1}: Was unten steht, bleibt beim Rollen im Blick.</Text>
        ))}
      </Stack>
    ),
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
