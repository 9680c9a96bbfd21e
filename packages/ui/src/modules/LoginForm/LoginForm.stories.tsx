import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../components/Button/Button.js'
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

/** Another way to log in is directly below the button; cancelling is a plain link, last. */
export const WithPasskey: Story = {
  args: {
    alternative: (
      <Button look="outline" size="large" wide>
        Log in with a passkey
      </Button>
    ),
    cancelLink: { href: '#cancel', text: 'Cancel' },
  },
  play: async ({ canvas }) => {
    const logIn = canvas.getByRole('button', { name: 'Log in' }).getBoundingClientRect()
    const passkey = canvas.getByRole('button', { name: 'Log in with a passkey' }).getBoundingClientRect()
    await expect(passkey.top - logIn.bottom).toBeLessThanOrEqual(16)
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(links.indexOf('Cancel')).toBeGreaterThan(links.indexOf('Create an account'))
    await expect(canvas.getByRole('link', { name: 'Cancel' }).querySelector('svg')).toBeNull()
  },
}

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
