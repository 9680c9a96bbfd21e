import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { sendsForm } from '../../stories-assets/plays.js'
import { TextField } from '../../components/TextField/TextField.js'
import { PasswordGate } from './PasswordGate.js'

const password = { name: 'password', label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' }

const meta = {
  title: 'Modules/PasswordGate',
  component: PasswordGate,
  parameters: { layout: 'fullscreen' },
  args: {
    overline: 'Protected page',
    title: 'This page needs a password',
    text: 'You have the password from your contact at Kudex.',
    action: '#unlock',
    hiddenFields: { page: 'prices' },
    password,
    submitText: 'Open page',
    homeLink: { href: '#home', text: 'Go to the home page' },
  },
} satisfies Meta<typeof PasswordGate>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await sendsForm(canvas.getByRole('button', { name: 'Open page' }), canvas.getByLabelText('Password'))
    await expect(canvasElement.querySelector('form')).toHaveAttribute('method', 'post')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}

export const Playground: Story = {}

export const Empty: Story = {
  args: { password: { ...password, error: 'Please enter a password' } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription('Please enter a password')
  },
}

export const Pending: Story = { args: { isPending: true } }

export const ServerUnavailable: Story = { args: { problem: 'Something went wrong. Please try again later.' } }

export const SentWithTheKeyboard: Story = {
  args: { onSubmit: fn((event) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'wire{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const LongGerman: Story = {
  ...inLongGerman(meta.args),
  render: (args) => (
    <PasswordGate
      {...args}
      overline="Geschützte Seite"
      title="Passwortgeschützte Unternehmensgestaltungsrichtlinien"
      text="Das Passwort haben Sie von Ihrer Kontaktperson erhalten."
      submitText="Seite öffnen"
    />
  ),
}

/** Password prompt of the editor area; a wrong password is reported at the field (EDITOR-01, EDITOR-02). */
export const EditorLogin: Story = {
  args: {
    overline: 'Editor area',
    title: 'Sign in as an editor',
    text: 'The password is the one of the editors.',
    hiddenFields: {},
    submitText: 'Sign in',
    password: { ...password, error: 'This password is not correct' },
    children: <TextField name="name" label="Your name" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('This password is not correct')
    await expect(canvas.getByLabelText('Your name')).toBeVisible()
  },
}

export const Chinese: Story = inChinese(meta.args)
