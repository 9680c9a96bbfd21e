import { Button, FileUpload, FlashMessage, Form, PageSection, Text } from '@kudex/ui'
import { useId } from 'react'
import { useAppContext } from '../../../features/shared/index.ts'
import type { RefusedImport } from '../../../request/formState.ts'
import { formsMessages } from '../../forms/forms.messages.ts'
import type { EditorImport } from '../editor.types.ts'
import { formatImportProblem } from './formatImportProblem.ts'
import { importMessages as messages } from './import.messages.ts'

/** The form that takes a translated XLIFF file, with the result. Works without script. */
export function EditorImportPage({ action, imported, refused }: EditorImport) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  const fieldId = useId()
  const failure = refused?.failure
  const fieldError = failure === 'none' || failure === 'tooLarge' ? text(messages[failure]) : undefined
  const error = failure === 'failed' ? text(messages.failed) : fieldError
  return (
    <PageSection layout="split" title={text(messages.title)} headingLevel={1} lead={text(messages.lead)}>
      <Form
        method="post"
        action={action}
        encType="multipart/form-data"
        errorSummary={
          error === undefined
            ? undefined
            : {
                title: text(fieldError ? formsMessages.errorTitle : formsMessages.failureTitle),
                errors: [{ fieldId: fieldError && fieldId, text: error }],
              }
        }
        actions={<Button type="submit">{text(messages.submit)}</Button>}
      >
        {imported !== null && <FlashMessage tone="success" title={text(messages.imported, { count: imported })} />}
        {refused && failure === 'content' && <Report {...refused} />}
        <FileUpload
          id={fieldId}
          name="file"
          accept=".xlf,.xliff,application/xliff+xml"
          label={text(messages.file)}
          hint={text(messages.hint)}
          error={fieldError}
        />
      </Form>
    </PageSection>
  )
}

/** What is wrong with a file, by its place in the file. */
function Report({ problems, total }: RefusedImport) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  return (
    <FlashMessage tone="danger" title={text(messages.refused)}>
      <Text>{text(messages.problems, { count: total })}</Text>
      <ul>
        {problems.map((problem, index) => (
          <li key={`${index} ${problem.path}`}>
            <code>{problem.path}</code>: {formatImportProblem(intl, problem)}
          </li>
        ))}
      </ul>
    </FlashMessage>
  )
}
