import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { IdentityPage } from '../IdentityPage/IdentityPage.js'
import { LoginForm } from './LoginForm.js'

const meta = {
  title: 'Modules/LoginForm',
  component: LoginForm,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Log in',
    lead: 'to continue to Kudex mykomax',
    action: '#login',
    hiddenFields: { token: 'x' },
    email: { name: 'email', label: 'E-mail' },
    password: { name: 'password', label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' },
    submitText: 'Log in',
    links: [
      { href: '#forgotten', text: 'Forgot your password?' },
      { href: '#register', text: 'Create an account' },
    ],
  },
  render: (args) => (
    <IdentityPage
      brand="kudex"
      siteName="Kudex"
      languages={{
        label: 'Language',
        options: [
          { href: '#en', text: 'English', lang: 'en', isCurrent: true },
          { href: '#de', text: 'Deutsch', lang: 'de' },
        ],
      }}
    >
      <LoginForm {...args} />
    </IdentityPage>
  ),
} satisfies Meta<typeof LoginForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username')
    await expect(canvasElement.querySelector('form')).toHaveAttribute('method', 'post')
  },
}

export const Playground: Story = {}

export const WrongPassword: Story = {
  args: {
    email: { name: 'email', label: 'E-mail', value: 'carla.customer@acme.example' },
    password: {
      name: 'password',
      label: 'Password',
      showLabel: 'Show password',
      hideLabel: 'Hide password',
      error: 'E-mail or password is wrong.',
    },
    errorSummary: {
      title: 'You could not be logged in',
      errors: [{ field: 'password', text: 'E-mail or password is wrong.' }],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'E-mail or password is wrong.' }))
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true')
  },
}

export const ShowsThePassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'wire')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}

export const LongGerman: Story = inLongGerman({
  ...meta.args,
  title: 'Kundenportalanmeldung',
  lead: 'Weiter zum Kabelverarbeitungsdienstleistungsportal',
  submitText: 'Anmelden und fortfahren',
  email: { name: 'email', label: 'Geschäftliche E-Mail-Adresse' },
})

export const Chinese: Story = inChinese(meta.args)
