import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { CallbackStatus, type CallbackStatusProps } from './CallbackStatus.js'

const content = {
  status: 'signing-in',
  title: 'Signing you in',
  text: 'One moment, please.',
} as const satisfies CallbackStatusProps

const meta: Meta<CallbackStatusProps> = {
  title: 'Modules/CallbackStatus',
  component: CallbackStatus,
  parameters: { layout: 'fullscreen' },
  args: content,
}

export default meta
type Story = StoryObj<CallbackStatusProps>
type StoryScene = Parameters<NonNullable<Story['play']>>[0]

export const Default: Story = {
  play: async ({ canvas }: StoryScene) => {
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}

export const Playground: Story = {}

const failed = {
  status: 'error',
  title: 'Signing in did not work',
  text: 'You can try again. If it fails again, tell our support what stands below.',
  details: {
    title: 'Details',
    rows: [
      { label: 'error', value: 'access_denied' },
      { label: 'error_description', value: 'End-User aborted interaction' },
    ],
  },
  retryLink: { href: '#retry', text: 'Try again' },
  homeLink: { href: '#home', text: 'Back to the home page' },
} as const satisfies CallbackStatusProps

export const Failed: Story = {
  render: () => <CallbackStatus {...failed} />,
  play: async ({ canvas }: StoryScene) => {
    await followsLink(canvas.getByRole('link', { name: 'Try again' }), '#retry')
    await expect(canvas.getByRole('alert')).toHaveTextContent('End-User aborted interaction')
    await expect(canvas.getByRole('link', { name: 'Try again' })).toBeVisible()
  },
}

export const MissingParams: Story = {
  render: () => <CallbackStatus {...failed} text="missing params" details={undefined} homeLink={undefined} />,
}

export const LongGerman: Story = inLongGerman({
  ...failed,
  title: 'Anmeldungsbestätigung fehlgeschlagen',
  text: 'Authentifizierungsdienstverbindung unterbrochen.',
})

export const Chinese: Story = inChinese(content)
