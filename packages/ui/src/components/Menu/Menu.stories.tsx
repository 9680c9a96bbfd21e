import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { Button } from '../Button/Button.js'
import { IconDashboard, IconSettings, IconTicket } from '../Icon/icons.js'
import { IconLogout, IconUser } from '../Icon/layoutIcons.js'
import { Menu } from './Menu.js'

const logOut = fn()

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    align: 'start',
    trigger: (
      <Button look="quiet" icon={IconUser}>
        Vera Keller
      </Button>
    ),
    header: 'vera.keller@example.com',
    groups: [
      {
        id: 'places',
        items: [
          { id: 'dashboard', text: 'Dashboard', icon: IconDashboard, href: '#dashboard', isCurrent: true },
          { id: 'tickets', text: 'Service tickets', icon: IconTicket, href: '#tickets' },
          { id: 'settings', text: 'Account settings', icon: IconSettings, href: '#settings' },
        ],
      },
      { id: 'session', items: [{ id: 'log-out', text: 'Log out', icon: IconLogout, onSelect: logOut }] },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { align: 'end' } }

export const KeyboardJourney: Story = {
  play: async ({ canvas }) => {
    logOut.mockClear()
    const trigger = canvas.getByRole('button')
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Service tickets' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(logOut).toHaveBeenCalledOnce()
    await expect(trigger).toHaveFocus()
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute('href', '#dashboard')
    await expect(document.querySelector('[data-scroll-locked]')).toBeNull()
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
