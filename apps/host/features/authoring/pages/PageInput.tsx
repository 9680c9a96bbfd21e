import type { PageChoice } from '@kudex/api/drafts'
import { Button, Cluster, FieldGroup, Text } from '@kudex/ui'
import { useState } from 'react'
import { useAppContext } from '../../shared/index.ts'
import { authoringMessages } from '../authoring.messages.ts'
import { RemoveButton } from '../choosing/RemoveButton.tsx'
import { readFieldText, toControlId, useForm, type FieldProps } from '../formContext.ts'
import { pageMessages as messages } from './page.messages.ts'
import { PageDialog } from './PageDialog.tsx'

/** A page that a field refers to, chosen in a dialog. */
export function PageInput({ path, label, field }: FieldProps) {
  const { intl } = useAppContext()
  const form = useForm()
  const value = readFieldText(form.value, path)
  const [chosen, setChosen] = useState<PageChoice | null>(null)
  const page = chosen?.id === value ? chosen : form.pages.find(({ id }) => id === value)
  return (
    <FieldGroup legend={label} error={form.findError(path)}>
      <Cluster align="center">
        <Text>{page ? `${page.title} (${page.path})` : value || intl.formatMessage(authoringMessages.none)}</Text>
        <PageDialog
          value={value}
          onChoose={(choice) => {
            setChosen(choice)
            form.change(path, choice.id)
          }}
          trigger={
            <Button id={toControlId(path)} look="outline" size="small">
              {intl.formatMessage(messages.choose)}
            </Button>
          }
        />
        {value !== '' && !field.isRequired && (
          <RemoveButton chooseId={toControlId(path)} name={label} onRemove={() => form.change(path, null)} />
        )}
      </Cluster>
    </FieldGroup>
  )
}
