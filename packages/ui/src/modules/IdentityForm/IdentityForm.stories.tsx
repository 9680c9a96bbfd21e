import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { sendsForm } from '../../stories-assets/plays.js'
import { IdentityPage } from '../IdentityPage/IdentityPage.js'
import { IdentityForm } from './IdentityForm.js'

const meta = {
  title: 'Modules/IdentityForm',
  component: IdentityForm,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Create an account',
    lead: 'We send you an e-mail with a link that confirms your address.',
    action: '#register',
    fields: [
      { kind: 'text', name: 'firstName', label: 'First name', autoComplete: 'given-name' },
      { kind: 'text', name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
      { kind: 'email', name: 'email', label: 'E-mail' },
      { kind: 'new-password', name: 'password', label: 'Password', hint: 'At least 12 characters' },
    ],
    passwordLabels: { showLabel: 'Show password', hideLabel: 'Hide password' },
    submitText: 'Create account',
    errorTitle: 'There is a problem',
    links: [{ href: '#login', text: 'Back to sign-in' }],
  },
  render: (args) => (
    <IdentityPage brand="kudex" siteName="Kudex">
      <IdentityForm {...args} />
    </IdentityPage>
  ),
} satisfies Meta<typeof IdentityForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await sendsForm(
      canvas.getByRole('button', { name: 'Create account' }),
      canvas.getByRole('textbox', { name: 'First name' }),
    )
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password')
    await expect(canvasElement.querySelector('form')).toHaveAttribute('method', 'post')
  },
}

export const Playground: Story = {}

export const SecondFactor: Story = {
  args: {
    title: 'Second factor',
    lead: 'Enter the code of your authenticator app.',
    fields: [{ kind: 'code', name: 'code', label: 'Code', hint: 'Or one of your recovery codes' }],
    submitText: 'Sign in',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code')
  },
}

export const WithErrors: Story = {
  args: {
    formError: 'Too many attempts. Please wait a few minutes.',
    fields: [{ kind: 'text', name: 'firstName', label: 'First name', error: 'Please fill in this field.' }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Please fill in this field.' }))
    await expect(canvas.getByLabelText('First name')).toHaveFocus()
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
