import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Link } from '../../components/Link/Link.js'
import { inFailure, sendingForm } from '../../stories-assets/formStates.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { sendsForm } from '../../stories-assets/plays.js'
import { WhitepaperForm } from './WhitepaperForm.js'

const meta = {
  title: 'Modules/WhitepaperForm',
  component: WhitepaperForm,
  args: {
    action: '#send',
    submitText: 'Send',
    errorTitle: 'There is a problem',
    fields: {
      firstName: { label: 'First name' },
      lastName: { label: 'Last name' },
      email: { label: 'E-mail' },
      company: { label: 'Company' },
      consent: { label: 'Consent' },
    },
    consentLabel: 'I agree to the privacy statement',
  },
} satisfies Meta<typeof WhitepaperForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await sendsForm(canvas.getByRole('button', { name: 'Send' }), canvas.getByRole('textbox', { name: 'First name' }))
  },
}

export const Playground: Story = {}

export const WithErrors: Story = {
  args: {
    fields: {
      firstName: { label: 'First name', error: 'Please enter your first name' },
      lastName: { label: 'Last name', error: 'Please enter your last name' },
      email: { label: 'E-mail', error: 'Please provide a valid email address' },
      company: { label: 'Company', error: 'Please enter the company you work for' },
      consent: { label: 'Consent', error: 'Please select the checkbox to continue.' },
    },
    formError: 'Something went wrong. Please verify your input is correct and try again later.',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(canvas.getAllByText('Please enter your first name')).toHaveLength(2)
  },
}

export const Sending: Story = sendingForm

export const Failed: Story = inFailure(meta.args.fields, 'company', 'Company', 'ACME Harness Ltd')

export const Sent: Story = {
  args: {
    success: {
      title: 'Thank you, here it is',
      text: (
        <Link href="#whitepaper" download>
          Download the white paper (PDF, 2.4 MB)
        </Link>
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you')
    await expect(canvas.getByRole('link', { name: /Download the white paper/ })).toHaveAttribute('download')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
