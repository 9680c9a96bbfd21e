import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { SignInShell } from './SignInShell.js'

const meta = {
  title: 'Modules/SignInShell',
  component: SignInShell,
  parameters: { layout: 'fullscreen' },
  args: {
    overline: 'mykomax',
    title: 'Log in to your portal',
    text: 'Your machines, service tickets and applications in one place.',
    benefits: [
      'Report a problem and follow its solution',
      'See all machines of your organization',
      'Use your cloud applications',
    ],
    logInLink: { href: '#login', text: 'Log in' },
  },
} satisfies Meta<typeof SignInShell>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Log in' }), '#login')
  },
}

const logIn = fn((event: { preventDefault(): void }) => event.preventDefault())

export const Playground: Story = {}

export const HandlesTheClick: Story = {
  args: { onLogIn: logIn },
  play: async ({ canvas }) => {
    logIn.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: 'Log in' }))
    await expect(logIn).toHaveBeenCalledOnce()
  },
}

export const WithNotice: Story = {
  args: { notice: 'Logging in needs a secure connection (https). This address has none.' },
}

export const Loading: Story = {
  args: { isLoading: true, loadingText: 'Looking for your session …' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const LongGerman: Story = {
  ...inLongGerman(meta.args),
  render: (args) => (
    <SignInShell
      {...args}
      title="Kundenportalanmeldung"
      text="Kabelverarbeitungsmaschinen, Servicetickets und Anwendungen an einem Ort."
    />
  ),
}

export const Chinese: Story = inChinese(meta.args)
