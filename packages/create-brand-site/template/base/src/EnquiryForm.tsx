import { Button, Checkbox, FlashMessage, Form, SelectField, TextArea, TextField } from '@kudex/ui'
import { useState, type SubmitEvent } from 'react'
import { form, products } from './content.js'

/** A form made of the package's fields; with script it is checked before it is posted. */
export function EnquiryForm({ isSent }: { readonly isSent: boolean }) {
  const [errors, setErrors] = useState<readonly FieldFault[]>([])
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.text
  if (isSent) return <FlashMessage tone="success" title={form.thanks} />
  return (
    <Form
      className="enquiry"
      action={form.action}
      method="post"
      errorSummary={{ title: form.errorTitle, errors }}
      actions={
        <Button type="submit" look="signal" size="large">
          {form.send}
        </Button>
      }
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        const found = findErrors(new FormData(event.currentTarget))
        if (found.length > 0) event.preventDefault()
        setErrors(found)
      }}
    >
      <TextField id="name" name="name" label={form.name} autoComplete="name" error={errorOf('name')} required />
      <TextField
        id="email"
        name="email"
        type="email"
        label={form.email}
        autoComplete="email"
        error={errorOf('email')}
      />
      <SelectField
        name="product"
        label={form.product}
        options={products.map(({ id, name }) => ({ value: id, text: name }))}
      />
      <TextArea name="message" label={form.message} rows={4} />
      <Checkbox name="letter" label={form.letter} />
    </Form>
  )
}

interface FieldFault {
  readonly fieldId: string
  readonly text: string
}

function findErrors(data: FormData): readonly FieldFault[] {
  return [
    { fieldId: 'name', text: form.nameMissing, isMissing: data.get('name') === '' },
    { fieldId: 'email', text: form.emailMissing, isMissing: !String(data.get('email')).includes('@') },
  ].flatMap(({ isMissing, fieldId, text }) => (isMissing ? [{ fieldId, text }] : []))
}
