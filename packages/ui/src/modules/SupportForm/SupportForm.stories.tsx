import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { countries, inFailure, sendingForm, sentForm } from '../../stories-assets/formStates.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { sendsForm } from '../../stories-assets/plays.js'
import { SupportForm } from './SupportForm.js'

const meta = {
  title: 'Modules/SupportForm',
  component: SupportForm,
  args: {
    action: '#send',
    submitText: 'Send',
    errorTitle: 'There is a problem',
    fields: {
      email: { label: 'E-mail' },
      firstName: { label: 'First name' },
      lastName: { label: 'Last name' },
      company: { label: 'Company' },
      country: { label: 'Country' },
      product: { label: 'Product' },
      serialNumber: { label: 'Serial number' },
      message: { label: 'Message' },
    },
    countries,
  },
} satisfies Meta<typeof SupportForm>

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
      email: { label: 'E-mail', error: 'Please provide a valid email address' },
      firstName: { label: 'First name', error: 'Please enter your first name' },
      lastName: { label: 'Last name', error: 'Please enter your last name' },
      company: { label: 'Company', error: 'Please enter the company you work for' },
      country: { label: 'Country', error: "Please enter the country you're in" },
      product: { label: 'Product', error: 'Please specify the product your request regards' },
      serialNumber: { label: 'Serial number', error: 'Please enter the serial number of your product' },
      message: { label: 'Message', error: 'Please add some more details' },
    },
    formError: 'Something went wrong. Please verify your input is correct and try again later.',
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(canvas.getAllByText('Please provide a valid email address')).toHaveLength(2)
  },
}

export const Sending: Story = sendingForm

export const Failed: Story = inFailure(meta.args.fields, 'message', 'Message', 'The feed slips')

export const Sent: Story = sentForm

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
