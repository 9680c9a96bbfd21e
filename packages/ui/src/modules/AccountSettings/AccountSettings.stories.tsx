import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { AccountSettings } from './AccountSettings.js'

const profile = {
  title: 'Profile',
  action: '#profile',
  submitText: 'Save profile',
  errorTitle: 'There is a problem',
  fields: {
    firstName: { label: 'First name', value: 'Carla' },
    lastName: { label: 'Last name', value: 'Customer' },
    company: { label: 'Company', value: 'ACME Harness Ltd' },
    email: { label: 'E-mail', value: 'carla.customer@acme.example' },
    telephone: { label: 'Telephone' },
    address: { label: 'Address' },
    postalCode: { label: 'Postal code' },
    city: { label: 'City' },
    country: { label: 'Country', value: 'gb' },
    language: { label: 'Language', value: 'en' },
  },
  countries: {
    options: [
      { value: 'ch', text: 'Switzerland' },
      { value: 'gb', text: 'United Kingdom' },
    ],
    emptyText: 'No country fits',
    toCountText: (count: number) => `${count} countries`,
    openLabel: 'Show countries',
  },
  languages: [
    { value: 'en', text: 'English' },
    { value: 'de', text: 'Deutsch' },
  ],
}

const password = {
  title: 'Password',
  action: '#password',
  submitText: 'Change password',
  errorTitle: 'There is a problem',
  showLabel: 'Show password',
  hideLabel: 'Hide password',
  fields: {
    currentPassword: { label: 'Current password' },
    newPassword: { label: 'New password', hint: 'At least 12 characters' },
    repeatedPassword: { label: 'New password, again' },
  },
}

const confirm = { cancelText: 'Cancel', closeLabel: 'Close the dialog' }

const multiFactor = {
  title: 'Second factor',
  text: 'A code from your phone besides the password.',
  status: { text: 'Off', tone: 'neutral' as const },
  enable: { buttonText: 'Enable', onStart: fn() },
}

const reset = {
  ...confirm,
  title: 'Reset',
  text: '',
  buttonText: 'Reset the second factor',
  confirmTitle: 'Reset the second factor?',
  confirmText: 'You set it up anew when you sign in the next time.',
  confirmButtonText: 'Reset',
  onStart: fn(),
}

const meta = {
  title: 'Modules/AccountSettings',
  component: AccountSettings,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Account settings',
    profile,
    password,
    multiFactor,
    deletion: {
      ...confirm,
      title: 'Delete account',
      text: 'Your profile and your access are removed. Tickets stay with your organization.',
      buttonText: 'Delete account',
      confirmTitle: 'Delete your account?',
      confirmText: 'This cannot be undone. You are signed out.',
      confirmButtonText: 'Delete',
      onStart: fn(),
    },
  },
} satisfies Meta<typeof AccountSettings>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {}

export const WithErrors: Story = {
  args: {
    profile: {
      ...profile,
      fields: {
        ...profile.fields,
        firstName: { label: 'First name', error: 'Please enter your first name' },
        telephone: { label: 'Telephone', value: 'x', error: 'Please enter a valid telephone number' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getByLabelText('First name')).toHaveAccessibleDescription('Please enter your first name')
  },
}

export const Saved: Story = {
  args: { profile: { ...profile, success: { title: 'Your profile was saved' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your profile was saved')).toBeVisible()
    await expect(canvas.getByLabelText('First name')).toHaveValue('Carla')
  },
}

export const SecondFactorOn: Story = {
  args: {
    multiFactor: { ...multiFactor, status: { text: 'On', tone: 'success' }, enable: undefined, reset },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset the second factor' }))
    await expect(reset.onStart).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Reset' }))
    await expect(reset.onStart).toHaveBeenCalledOnce()
  },
}

export const Saving: Story = {
  args: {
    profile: { ...profile, isSending: true },
    multiFactor: { ...multiFactor, enable: { ...multiFactor.enable, isRunning: true } },
  },
}

/** Each failure is shown at its step; the input is kept. */
export const StepsFailed: Story = {
  args: {
    profile: { ...profile, formError: 'Your profile could not be saved. Please try again later.' },
    multiFactor: {
      ...multiFactor,
      result: { tone: 'danger', title: 'The second factor could not be enabled', text: 'Please try again later.' },
    },
    deletion: {
      ...meta.args.deletion,
      result: { tone: 'danger', title: 'Your account could not be deleted', text: 'Please try again later.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(3)
    await expect(canvas.getByLabelText('First name')).toHaveValue('Carla')
  },
}

export const DeletionAsksForConfirmation: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await expect(args.deletion?.onStart).not.toHaveBeenCalled()
  },
}

export const ManagedInternally: Story = {
  args: {
    notice: { title: 'Your account is managed internally', text: 'Here you can only reset the second factor.' },
    profile: undefined,
    password: undefined,
    deletion: undefined,
    multiFactor: { ...multiFactor, status: { text: 'On', tone: 'success' }, enable: undefined, reset },
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('textbox')).toBeNull(),
}

export const Loading: Story = {
  args: {
    loadingText: 'Your account is loading',
    profile: undefined,
    password: undefined,
    multiFactor: undefined,
    deletion: undefined,
  },
}

export const Failed: Story = {
  args: {
    ...Loading.args,
    loadingText: undefined,
    failure: { title: 'Your account could not be loaded', retryText: 'Try again', onRetry: fn() },
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
