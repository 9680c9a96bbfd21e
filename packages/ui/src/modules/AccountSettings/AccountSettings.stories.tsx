import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
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
  buttonText: 'Reset the second factor',
  confirmTitle: 'Reset the second factor?',
  confirmText: 'You set it up anew when you sign in the next time.',
  confirmButtonText: 'Reset',
  onStart: fn(),
}

const renewCodes = {
  ...confirm,
  buttonText: 'New recovery codes',
  confirmTitle: 'Create new recovery codes?',
  confirmText: 'The codes that you have kept stop working.',
  confirmButtonText: 'Create',
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
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(canvas.getByLabelText('First name')).toHaveAccessibleDescription('Please enter your first name')
  },
}

/** The message appears in view, beside the button, in a live region that was there before. */
export const Saved: Story = {
  render: function Render(args) {
    const [isSaved, setIsSaved] = useState(false)
    const success = isSaved ? { title: 'Your profile was saved' } : undefined
    return <AccountSettings {...args} profile={{ ...profile, success, onSubmit: () => setIsSaved(true) }} />
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save profile' })
    const regions = canvas.getAllByRole('status')
    await userEvent.click(button)
    const message = canvas.getByText('Your profile was saved')
    await expect(message).toBeVisible()
    await expect(regions.some((region) => region.contains(message))).toBe(true)
    await expect(button.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(canvas.getByLabelText('First name')).toHaveValue('Carla')
    await expect(button).toHaveFocus()
  },
}

export const SecondFactorOn: Story = {
  args: {
    multiFactor: { ...multiFactor, status: { text: 'On', tone: 'success' }, enable: undefined, reset, renewCodes },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New recovery codes' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }))
    await expect(renewCodes.onStart).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Reset the second factor' }))
    await expect(reset.onStart).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Reset' }))
    await expect(reset.onStart).toHaveBeenCalledOnce()
  },
}

/** Only success empties the form; the message goes away with the next change of the account. */
export const PasswordChanged: Story = {
  args: { profile: undefined, deletion: undefined },
  render: function Render(args) {
    const [isChanged, setIsChanged] = useState(false)
    return (
      <AccountSettings
        {...args}
        password={{
          ...password,
          success: isChanged ? { title: 'Your password was changed' } : undefined,
          onSubmit: () => setIsChanged(true),
        }}
        multiFactor={{ ...multiFactor, enable: { buttonText: 'Enable', onStart: () => setIsChanged(false) } }}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'secret')
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(canvas.getByText('Your password was changed')).toBeVisible()
    await expect(canvas.getByLabelText('Current password')).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Change password' })).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('New password'), 'half-typed')
    await userEvent.click(canvas.getByRole('button', { name: 'Enable' }))
    await expect(canvas.queryByText('Your password was changed')).toBeNull()
    await expect(canvas.getByLabelText('New password')).toHaveValue('half-typed')
  },
}

const passkeys = {
  title: 'Passkeys',
  text: 'Sign in with your fingerprint, your face or the PIN of your device instead of the password.',
  entries: [
    {
      id: 'a',
      name: 'Phone',
      text: 'Added on 20 November 2026, last used on 22 November 2026',
      remove: {
        ...confirm,
        label: 'Remove the passkey Phone',
        buttonText: 'Remove',
        confirmTitle: 'Remove the passkey Phone?',
        confirmText: 'It can no longer sign in.',
        confirmButtonText: 'Remove',
        onStart: fn(),
      },
    },
  ],
  form: {
    action: '#passkey',
    submitText: 'Add a passkey',
    errorTitle: 'There is a problem',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    fields: {
      name: { label: 'Name of the passkey', hint: 'Such as “Phone”' },
      currentPassword: { label: 'Your password' },
    },
    onSubmit: fn(),
  },
}

export const WithPasskeys: Story = {
  args: { profile: undefined, password: undefined, deletion: undefined, passkeys },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name of the passkey'), 'Tablet')
    await userEvent.type(canvas.getByLabelText('Your password'), 'secret{Enter}')
    await expect(passkeys.form.onSubmit).toHaveBeenCalledOnce()
    const remove = passkeys.entries[0]?.remove
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the passkey Phone' }))
    await expect(remove?.onStart).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    await expect(remove?.onStart).toHaveBeenCalledOnce()
  },
}

/** Ends the action that a story has started. */
let endAction = () => {}

/** A removed passkey leaves the form as it is, an added one empties it. */
export const PasskeysRemovedAndAdded: Story = {
  args: { ...WithPasskeys.args },
  render: function Render(args) {
    const [names, setNames] = useState(['Phone', 'Key'])
    const [entry] = passkeys.entries
    if (!entry) return <></>
    return (
      <AccountSettings
        {...args}
        passkeys={{
          ...passkeys,
          entries: names.map((name) => ({
            ...entry,
            id: name,
            name,
            remove: {
              ...entry.remove,
              label: `Remove the passkey ${name}`,
              onStart: () => (endAction = () => setNames(names.filter((other) => other !== name))),
            },
          })),
          form: { ...passkeys.form, onSubmit: () => setNames([...names, 'Tablet']) },
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('Name of the passkey')
    await userEvent.type(name, 'Tablet')
    const remove = canvas.getByRole('button', { name: 'Remove the passkey Phone' })
    await userEvent.click(remove)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(remove).toHaveFocus())
    endAction()
    await waitFor(() => expect(canvas.queryByText('Phone')).toBeNull())
    await expect(canvas.getByRole('region', { name: 'Passkeys' })).toHaveFocus()
    await expect(canvas.getByLabelText('Name of the passkey')).toHaveValue('Tablet')
    await userEvent.type(canvas.getByLabelText('Your password'), 'secret')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }))
    await expect(canvas.getByText('Tablet')).toBeVisible()
    await expect(canvas.getByLabelText('Name of the passkey')).toHaveValue('')
    await expect(canvas.getByLabelText('Your password')).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Add a passkey' })).toHaveFocus()
  },
}

/** A browser without passkeys shows no form; a failure is shown above the list. */
export const PasskeyFailed: Story = {
  args: {
    ...WithPasskeys.args,
    passkeys: {
      ...passkeys,
      form: undefined,
      result: { tone: 'danger', title: 'That did not work', text: 'No passkey was created.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

const savePreferences = fn()

export const EmailAndPreferences: Story = {
  args: {
    profile: undefined,
    password: undefined,
    multiFactor: undefined,
    deletion: undefined,
    email: {
      title: 'E-mail address',
      text: 'A new address is valid once you open the link that we send to it.',
      action: '#email',
      submitText: 'Send link',
      errorTitle: 'There is a problem',
      showLabel: 'Show password',
      hideLabel: 'Hide password',
      fields: { newEmail: { label: 'New e-mail address' }, password: { label: 'Password to confirm' } },
      onSubmit: fn(),
    },
    preferences: {
      title: 'Preferences',
      text: 'You choose the language of our mails in the profile.',
      action: '#preferences',
      submitText: 'Save preferences',
      errorTitle: 'There is a problem',
      fields: { measurement: { label: 'Measurement system', value: 'dim_metric' } },
      measurements: [
        { value: 'dim_metric', text: 'Metric' },
        { value: 'dim_imperial', text: 'Imperial' },
      ],
      mails: {
        legend: 'Mails about your tickets',
        name: 'ticketMails',
        options: [
          { value: 'created', text: 'A ticket has arrived' },
          { value: 'closed', text: 'A ticket was closed' },
        ],
        defaultValues: ['created'],
      },
      onSubmit: (data) => savePreferences(data.getAll('ticketMails')),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('New e-mail address'), 'carla@acme.example')
    await userEvent.type(canvas.getByLabelText('Password to confirm'), 'secret{Enter}')
    await expect(args.email?.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByLabelText('A ticket was closed'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save preferences' }))
    await expect(savePreferences).toHaveBeenCalledWith(['created', 'closed'])
  },
}

export const PreferencesSaved: Story = {
  args: {
    ...EmailAndPreferences.args,
    email: undefined,
    preferences: {
      ...EmailAndPreferences.args?.preferences,
      result: { tone: 'success', title: 'Your preferences were saved' },
    } as NonNullable<typeof EmailAndPreferences.args>['preferences'],
  },
  play: async ({ canvas }) => {
    const message = canvas.getByText('Your preferences were saved')
    const button = canvas.getByRole('button', { name: 'Save preferences' })
    await expect(button.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

/** A message replaces the form: the person goes on in the mailbox. */
export const EmailLinkSent: Story = {
  args: {
    ...EmailAndPreferences.args,
    email: {
      ...EmailAndPreferences.args?.email,
      success: { title: 'We have sent a link to the new address' },
    } as NonNullable<typeof EmailAndPreferences.args>['email'],
  },
  play: async ({ canvas }) => expect(canvas.getByText('We have sent a link to the new address')).toBeVisible(),
}

const setup = {
  text: 'Scan the code with your authenticator app, then enter the code that it shows.',
  qrCode: { label: 'QR code for your authenticator app', size: 3, path: 'M0 0h1v1h-1zM2 0h1v1h-1zM1 2h1v1h-1z' },
  secret: { label: 'Or enter this key:', value: '34MYQVXJ7XIXLJBTG7S46EGL67KT7VW4' },
  form: {
    action: '#code',
    submitText: 'Confirm',
    errorTitle: 'There is a problem',
    fields: { code: { label: 'Code' } },
    onSubmit: fn(),
  },
  cancel: { buttonText: 'Cancel', onStart: fn() },
}

export const AuthenticatorSetup: Story = {
  args: { multiFactor: { ...multiFactor, setup } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Code'), '123456{Enter}')
    await expect(setup.form.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(setup.cancel.onStart).toHaveBeenCalledOnce()
  },
}

const recoveryCodes = {
  title: 'Your recovery codes',
  text: 'Keep them in a safe place. Each can replace the code of the app once.',
  codes: ['7F3C-9A2B-44XK-0001', '7F3C-9A2B-44XK-0002', '7F3C-9A2B-44XK-0003'],
  done: { buttonText: 'I have saved the codes', onStart: fn() },
}

export const RecoveryCodes: Story = {
  args: { multiFactor: { ...multiFactor, status: { text: 'On', tone: 'success' }, recoveryCodes } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I have saved the codes' }))
    await expect(args.multiFactor?.recoveryCodes?.done.onStart).toHaveBeenCalledOnce()
  },
}

/** Each step replaces the one before and takes its focus. */
export const AuthenticatorEnabled: Story = {
  args: { profile: undefined, password: undefined, deletion: undefined },
  render: function Render(args) {
    const [step, setStep] = useState<'start' | 'setup' | 'codes' | 'end'>('start')
    const isOn = step === 'codes' || step === 'end'
    const buttons = {
      enable: undefined,
      reset: { ...reset, onStart: () => (endAction = () => setStep('start')) },
      renewCodes,
    }
    const shown = { ...multiFactor, ...(isOn && buttons) }
    return (
      <AccountSettings
        {...args}
        multiFactor={{
          ...shown,
          status: isOn ? { text: 'On', tone: 'success' } : multiFactor.status,
          ...(!isOn && { enable: { buttonText: 'Enable', onStart: () => setStep('setup') } }),
          ...(step === 'setup' && {
            setup: {
              ...setup,
              form: { ...setup.form, onSubmit: () => setStep('codes') },
              cancel: { buttonText: 'Cancel', onStart: () => setStep('start') },
            },
          }),
          ...(step === 'codes' && {
            recoveryCodes: { ...recoveryCodes, done: { ...recoveryCodes.done, onStart: () => setStep('end') } },
          }),
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    await expect(document.body).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Enable' }))
    await expect(canvas.getByText(setup.text)).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('button', { name: 'Enable' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.type(canvas.getByLabelText('Code'), '123456{Enter}')
    await expect(canvas.getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'I have saved the codes' }))
    await expect(canvas.getByRole('button', { name: 'New recovery codes' })).toHaveFocus()
    const resetButton = canvas.getByRole('button', { name: 'Reset the second factor' })
    await userEvent.click(resetButton)
    await userEvent.click(await screen.findByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(resetButton).toHaveFocus())
    endAction()
    await waitFor(() => expect(canvas.getByRole('region', { name: multiFactor.title })).toHaveFocus())
  },
}

export const SessionsAndData: Story = {
  args: {
    sessions: {
      title: 'Active sessions',
      text: 'Browsers in which you are signed in.',
      entries: [
        { id: 'a', text: 'This browser, since 22 November 2026, 20:15' },
        { id: 'b', text: 'Another browser, since 20 November 2026, 07:40' },
      ],
      end: { buttonText: 'Sign out elsewhere', onStart: fn() },
    },
    dataExport: {
      title: 'Your data',
      text: 'Everything that we store about your account, as a JSON file.',
      link: { href: '#export', text: 'Download your data', filename: 'account.json' },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out elsewhere' }))
    await expect(args.sessions?.end?.onStart).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Download your data' })).toHaveAttribute('download', 'account.json')
  },
}

/** Before the script runs: the fields take input, the button waits. */
export const NotReady: Story = {
  args: { profile: { ...profile, isDisabled: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First name')).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Save profile' })).toBeDisabled()
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
