import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { WireFlow } from './WireFlow.js'

const meta = {
  title: 'Modules/WireFlow',
  component: WireFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    overline: 'mykomax',
    title: 'Wire-processing cloud',
    lead: 'Plan jobs, send them to the machines and see how far they are.',
    status: { text: 'Active', tone: 'success' },
    offer: {
      kind: 'cloud',
      title: 'In your browser',
      text: 'You are signed in there already. Jobs of all your plants are in one place.',
      link: { href: 'https://wire.kudex.example', text: 'Open the cloud app', openInNewTab: true },
      newTabText: 'Opens in a new tab',
    },
  },
} satisfies Meta<typeof WireFlow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Open the cloud app.*Opens in a new tab/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}

export const Playground: Story = {}

export const OnPremises: Story = {
  args: {
    offer: {
      kind: 'onprem',
      title: 'In your own plant',
      text: 'Your organization runs the application itself. You find it in your own network; ask your administrator for its address.',
      link: { href: '#installation', text: 'Installation and updates' },
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Installation and updates' })
    await expect(link).not.toHaveAttribute('target')
  },
}

export const Unregistered: Story = {
  args: {
    status: { text: 'Not registered' },
    offer: {
      kind: 'unregistered',
      title: 'Not registered yet',
      text: 'Your organization does not use the service yet. Registration takes two minutes.',
      link: { href: '#register', text: 'Register for the service' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Register for the service' })).toHaveAttribute('href', '#register')
  },
}

export const Pending: Story = {
  args: {
    status: { text: 'Pending', tone: 'warning' },
    offer: {
      kind: 'pending',
      title: 'Your registration is being checked',
      text: 'We write to you as soon as you can start, usually within two working days.',
    },
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
}

export const Loading: Story = {
  args: { status: undefined, offer: undefined, loadingText: 'Your access is loading' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Your access is loading'),
}

export const Failed: Story = {
  args: {
    status: undefined,
    offer: undefined,
    failure: { title: 'Your access could not be loaded', retryText: 'Try again', onRetry: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
