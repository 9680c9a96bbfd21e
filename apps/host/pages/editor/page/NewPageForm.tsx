import { Button, Form, PageSection, SelectField, TextField } from '@kudex/ui'
import { useId } from 'react'
import { useAppContext } from '../../../features/shared/index.ts'
import { formsMessages } from '../../forms/forms.messages.ts'
import { editorMessages } from '../editor.messages.ts'
import type { EditorNewPage } from '../editor.types.ts'
import { useSingleSubmit } from '../useSingleSubmit.ts'
import { newPageMessages as messages } from './newPage.messages.ts'

/** Creates a page without blocks; works without script. */
export function NewPageForm({ action, path, sites, siteId, language, url, title, problem }: EditorNewPage) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  const formId = useId()
  const handleSubmit = useSingleSubmit()
  return (
    <PageSection layout="split" title={text(messages.title)} headingLevel={1}>
      <Form
        method="post"
        onSubmit={handleSubmit}
        action={action}
        hiddenFields={{ path, language }}
        errorSummary={
          problem
            ? {
                title: text(problem.field ? formsMessages.errorTitle : formsMessages.failureTitle),
                errors: [{ fieldId: problem.field && `${formId}${problem.field}`, text: problem.text }],
              }
            : undefined
        }
        actions={<Button type="submit">{text(messages.create)}</Button>}
      >
        <SelectField
          name="site"
          label={text(editorMessages.site)}
          defaultValue={siteId}
          options={sites.map(({ id, name }) => ({ value: id, text: name }))}
        />
        <TextField
          id={`${formId}title`}
          name="title"
          label={text(messages.pageTitle)}
          defaultValue={title}
          maxLength={200}
          error={problem?.field === 'title' ? problem.text : undefined}
        />
        <TextField
          id={`${formId}url`}
          name="url"
          label={text(messages.address)}
          hint={text(messages.addressHint)}
          defaultValue={url}
          maxLength={200}
          error={problem?.field === 'url' ? problem.text : undefined}
        />
      </Form>
    </PageSection>
  )
}
