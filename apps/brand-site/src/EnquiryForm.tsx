import { Button, Checkbox, FlashMessage, Form, SelectField, TextArea, TextField } from '@kudex/ui'
import { useState, type SubmitEvent } from 'react'
import { boats } from './content.js'

/** A custom form made of the package's fields; posts without script. */
export function EnquiryForm() {
  const [errors, setErrors] = useState<readonly FieldFault[]>([])
  const [isSent, setIsSent] = useState(false)
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.text
  if (isSent) return <FlashMessage tone="success" title="Thank you. Ida writes back within two days." />
  return (
    <Form
      className="enquiry"
      action="/enquiry"
      method="post"
      errorSummary={{ title: 'Two things are missing', errors }}
      actions={
        <Button type="submit" look="signal" size="large">
          Ask for a Saturday
        </Button>
      }
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        const found = findErrors(new FormData(event.currentTarget))
        setErrors(found)
        setIsSent(found.length === 0)
      }}
    >
      <TextField id="name" name="name" label="Name" autoComplete="name" error={errorOf('name')} required />
      <TextField id="email" name="email" type="email" label="E-mail" autoComplete="email" error={errorOf('email')} />
      <SelectField
        name="boat"
        label="Boat"
        options={boats.map(({ id, name }) => ({ value: id, text: name }))}
        defaultValue="teal"
      />
      <TextArea name="message" label="What would you like to do with it?" rows={4} />
      <Checkbox name="letter" label="Send me the letter from the yard, four times a year" />
    </Form>
  )
}

interface FieldFault {
  readonly fieldId: string
  readonly text: string
}

function findErrors(data: FormData): readonly FieldFault[] {
  return [
    { fieldId: 'name', text: 'Tell us your name', isMissing: data.get('name') === '' },
    { fieldId: 'email', text: 'Tell us where to write to', isMissing: !String(data.get('email')).includes('@') },
  ].flatMap(({ isMissing, fieldId, text }) => (isMissing ? [{ fieldId, text }] : []))
}
