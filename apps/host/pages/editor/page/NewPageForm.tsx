import { Button, FlashMessage, Form, PageSection, SelectField, TextField } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import { editorMessages } from '../editor.messages.ts'
import type { EditorNewPage } from '../editor.types.ts'
import { useSingleSubmit } from '../useSingleSubmit.ts'
import { newPageMessages as messages } from './newPage.messages.ts'

/** Creates a page without blocks; works without script. */
export function NewPageForm({ action, path, sites, siteId, language, url, title, problem }: EditorNewPage) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  const handleSubmit = useSingleSubmit()
  return (
    <PageSection layout="split" title={text(messages.title)} headingLevel={1}>
      <Form
        method="post"
        onSubmit={handleSubmit}
        action={action}
        hiddenFields={{ path, language }}
        actions={<Button type="submit">{text(messages.create)}</Button>}
      >
        {problem === 'failed' && <FlashMessage tone="warning" title={text(editorMessages.failed)} />}
        <SelectField
          name="site"
          label={text(editorMessages.site)}
          defaultValue={siteId}
          options={sites.map(({ id, name }) => ({ value: id, text: name }))}
        />
        <TextField
          name="title"
          label={text(messages.pageTitle)}
          defaultValue={title}
          maxLength={200}
          error={problem === 'title' ? text(messages.missingTitle) : undefined}
        />
        <TextField
          name="url"
          label={text(messages.address)}
          hint={text(messages.addressHint)}
          defaultValue={url}
          maxLength={200}
          error={problem === 'address' ? text(messages.otherAddress) : undefined}
        />
      </Form>
    </PageSection>
  )
}
