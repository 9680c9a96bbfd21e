import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { inStates } from '../../stories-assets/inStates.js'
import { sendsForm } from '../../stories-assets/plays.js'
import { Button } from '../Button/Button.js'
import { Checkbox } from '../Checkbox/Checkbox.js'
import { PasswordField } from '../PasswordField/PasswordField.js'
import { TextField } from '../TextField/TextField.js'
import { Form } from './Form.js'

const meta = {
  title: 'Components/Form',
  component: Form,
  args: {
    action: '#sign-in',
    method: 'post',
    actions: (
      <Button type="submit" look="signal">
        Log in
      </Button>
    ),
    children: (
      <>
        <TextField name="email" type="email" label="E-mail" autoComplete="username" />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          showLabel="Show password"
          hideLabel="Hide password"
        />
        <Checkbox name="stay" label="Stay signed in" />
      </>
    ),
  },
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await sendsForm(canvas.getByRole('button', { name: 'Log in' }), canvas.getByRole('textbox', { name: 'E-mail' }))
  },
}

export const Playground: Story = { args: { hiddenFields: { state: 'abc' } } }

export const WithErrors: Story = {
  args: {
    errorSummary: {
      title: 'There is a problem',
      errors: [
        { fieldId: 'sign-in-email', text: 'Enter your e-mail address' },
        { text: 'The session has ended, try again' },
      ],
    },
    children: (
      <TextField id="sign-in-email" name="email" type="email" label="E-mail" error="Enter your e-mail address" />
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your e-mail address' }))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const Sending: Story = {
  args: {
    actions: (
      <Button type="submit" look="signal" loading>
        Log in
      </Button>
    ),
  },
}

export const HoverAndFocus: Story = { ...WithErrors, ...inStates({ target: '[href]', repeatsIds: true }) }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
