import { expect, within } from 'storybook/test'

interface Played {
  readonly canvasElement: HTMLElement
}

/** Choices of a field for the country. */
export const countries = {
  options: [
    { value: 'ch', text: 'Switzerland' },
    { value: 'de', text: 'Germany' },
  ],
  emptyText: 'No country fits',
  toCountText: (count: number) => `${count} countries`,
  openLabel: 'Show countries',
}

/** A submitting form: it cannot be sent twice. */
export const sendingForm = {
  args: { isSending: true },
  play: async ({ canvasElement }: Played) => {
    const send = within(canvasElement).getByRole('button', { name: 'Send' })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
  },
}

/** A sent form: a message instead of the fields. */
export const sentForm = {
  args: { success: { title: 'Thank you, it arrived', text: 'We answer within one working day.' } },
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** A failed form: the input is kept (FORM-09). */
export function inFailure<Fields extends object>(fields: Fields, name: keyof Fields, label: string, value: string) {
  return {
    args: {
      fields: { ...fields, [name]: { label, value } },
      formError: 'Something went wrong. Please verify your input is correct and try again later.',
    },
    play: async ({ canvasElement }: Played) => {
      const canvas = within(canvasElement)
      await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong')
      await expect(canvas.getByLabelText(label)).toHaveValue(value)
    },
  }
}
