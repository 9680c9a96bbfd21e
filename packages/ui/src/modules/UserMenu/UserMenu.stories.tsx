import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { userMenuContent } from '../../stories-assets/siteContent.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { UserMenu, type UserMenuProps } from './UserMenu.js'

const meta: Meta<UserMenuProps> = {
  title: 'Modules/UserMenu',
  component: UserMenu,
  args: userMenuContent,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '24rem', alignItems: 'flex-start' }}>
        <Story />
      </div>
    ),
  ],
}

export default meta
type Story = StoryObj<UserMenuProps>
type StoryScene = Parameters<NonNullable<Story['play']>>[0]

export const Default: Story = {}

export const Playground: Story = {}

export const Open: Story = {
  play: async ({ canvas, canvasElement }: StoryScene) => {
    const summary = canvasElement.querySelector('summary')
    if (summary) await userEvent.click(summary)
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Log out' })).toBeVisible()
  },
}

export const ClosesWithEscape: Story = {
  play: async ({ canvas, canvasElement }: StoryScene) => {
    const summary = canvasElement.querySelector('summary')
    if (summary) await userEvent.click(summary)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvasElement.querySelector('details')?.open).toBe(false)
    await expect(summary).toHaveFocus()
  },
}

export const ClosesOutside: Story = {
  play: async ({ canvasElement }: StoryScene) => {
    const summary = canvasElement.querySelector('summary')
    if (summary) await userEvent.click(summary)
    await expect(canvasElement.querySelector('details')?.open).toBe(true)
    await userEvent.click(document.body)
    await expect(canvasElement.querySelector('details')?.open).toBe(false)
  },
}

// Props of a signed-in user do not belong to these two states.
const logIn = fn((event: { preventDefault(): void }) => event.preventDefault())

export const SignedOut: Story = {
  render: () => <UserMenu status="signed-out" logInLink={{ href: '#login', text: 'Log in' }} onLogIn={logIn} />,
  play: async ({ canvas }: StoryScene) => {
    logIn.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: 'Log in' }))
    await expect(logIn).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  render: () => <UserMenu status="loading" labels={{ loading: 'Loading your account' }} />,
}

export const HoverAndFocus: Story = inStates()

export const LongGerman: Story = inLongGerman(userMenuContent)

export const Chinese: Story = inChinese(userMenuContent)
