'use client'

import { Button, Dialog, SelectField, Stack, Text, TextField } from '@kudex/ui'
import { useState } from 'react'

/** State and handlers of your own need a client file. The server gives it what it shows. */
export function QuotationDialog({ machines }: { readonly machines: readonly string[] }) {
  const [recipient, setRecipient] = useState('')

  function sendRequest(form: FormData) {
    const email = form.get('email')
    if (typeof email === 'string') setRecipient(email)
  }

  return (
    <Dialog title="Request a quotation" closeLabel="Close" trigger={<Button look="signal">Request a quotation</Button>}>
      {recipient ? (
        <Text role="status">Thank you. We write to {recipient}.</Text>
      ) : (
        <form action={sendRequest}>
          <Stack>
            <SelectField
              name="machine"
              label="Machine"
              options={machines.map((name) => ({ value: name, text: name }))}
            />
            <TextField name="email" type="email" label="E-mail" required />
            <Button type="submit">Send</Button>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
