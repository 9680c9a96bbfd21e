import { isDeletable } from '@kudex/domain/editing-forms'
import { Button, Disclosure, Stack } from '@kudex/ui'
import { useEffect } from 'react'
import { useAppContext } from '../shared/index.ts'
import { authoringMessages as messages } from './authoring.messages.ts'
import type { EditedForm } from './authoring.types.ts'
import { EditingToolbar } from './EditingToolbar.tsx'
import { FieldInputs } from './fields/FieldInput.tsx'
import { FormProvider } from './formContext.ts'
import { useEditing } from './useEditing.ts'

/** The form of content without drafts: visitors see a change as soon as the editor saves it (docs/decisions/0050). */
export function RecordEditor(entry: EditedForm) {
  const { intl, link, navigate } = useAppContext()
  const text = intl.formatMessage
  const editing = useEditing(entry)
  const { version } = editing.snapshot.context
  const isNew = entry.version === null && version !== null
  const address = link(`/editor/${entry.kind}/${entry.id}`)
  // A reload of the address of a new entry would show another one.
  useEffect(() => void (isNew && navigate(address)), [isNew, navigate, address])
  return (
    <FormProvider value={editing.form}>
      <Stack gap="6">
        <EditingToolbar editing={editing} />
        {isDeletable(entry.kind) && version !== null && (
          <Disclosure summary={text(messages.deleteEntry)}>
            <form method="post" action={`/api/editor/${entry.kind}/${entry.id}/delete`}>
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="path" value={address} />
              <Button type="submit" look="outline">
                {text(messages.deleteNow)}
              </Button>
            </form>
          </Disclosure>
        )}
        <FieldInputs fields={editing.fields.filter(({ name }) => !hidden.has(name))} path={[]} />
      </Stack>
    </FormProvider>
  )
}

/** The order of an entry in a list is kept. */
const hidden: ReadonlySet<string> = new Set(['sortIndex'])
