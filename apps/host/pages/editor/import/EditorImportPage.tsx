import { Button, FileUpload, FlashMessage, PageSection, Stack, Text } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import type { RefusedImport } from '../../../request/formState.ts'
import type { EditorImport } from '../editor.types.ts'
import { formatImportProblem } from './formatImportProblem.ts'
import { importMessages as messages } from './import.messages.ts'

/** The form that takes a translated XLIFF file, with the result. Works without script. */
export function EditorImportPage({ action, imported, refused }: EditorImport) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  const failure = refused?.failure
  return (
    <PageSection layout="split" title={text(messages.title)} headingLevel={1} lead={text(messages.lead)}>
      <form method="post" action={action} encType="multipart/form-data">
        <Stack gap="5">
          {imported !== null && <FlashMessage tone="success" title={text(messages.imported, { count: imported })} />}
          {failure === 'failed' && <FlashMessage tone="danger" title={text(messages.failed)} />}
          {refused && failure === 'content' && <Report {...refused} />}
          <FileUpload
            name="file"
            accept=".xlf,.xliff,application/xliff+xml"
            label={text(messages.file)}
            hint={text(messages.hint)}
            error={failure === 'none' || failure === 'tooLarge' ? text(messages[failure]) : undefined}
          />
          <div>
            <Button type="submit">{text(messages.submit)}</Button>
          </div>
        </Stack>
      </form>
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
