import type { Meta, StoryObj } from '@storybook/react-vite'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { MessagePage } from './MessagePage.js'

const meta = {
  title: 'Modules/MessagePage',
  component: MessagePage,
  args: {
    title: 'This link has expired',
    text: 'Links for signing in are valid for ten minutes. Start again from the portal.',
    link: { href: '#portal', text: 'To the portal' },
  },
} satisfies Meta<typeof MessagePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'To the portal' }), '#portal')
  },
}

export const Playground: Story = {
  argTypes: { tone: { control: 'inline-radio', options: ['neutral', 'success', 'error'] } },
}

export const Success: Story = {
  args: { tone: 'success', title: 'You are signed out', text: 'You can close this window.', link: undefined },
}

export const Failure: Story = {
  args: {
    tone: 'error',
    title: 'The request is not valid',
    text: 'The application sent something that we cannot accept.',
    details: [
      { label: 'error', value: 'invalid_redirect_uri' },
      { label: 'error_description', value: 'redirect_uri did not match any of the client’s registered redirect_uris' },
    ],
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
