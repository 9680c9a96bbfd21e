import type { FieldPath } from '@kudex/domain/editing-forms'
import { Disclosure, Stack } from '@kudex/ui'
import { useAppContext } from '../shared/index.ts'
import { authoringMessages as messages } from './authoring.messages.ts'
import type { AuthoringProps } from './authoring.types.ts'
import { EditingToolbar } from './EditingToolbar.tsx'
import { FieldInputs } from './fields/FieldInput.tsx'
import { focusField } from './focusField.ts'
import { FormProvider, readFieldText } from './formContext.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import { useEditing } from './useEditing.ts'

/** The form of a page: its texts in one language at a time, saved automatically as a draft (docs/decisions/0047). */
export function PageEditor({ previewHrefs, ...entry }: AuthoringProps) {
  const { intl } = useAppContext()
  const editing = useEditing(entry)
  const { fields } = editing
  const loadedHref = previewHrefs[editing.language] ?? Object.values(previewHrefs)[0] ?? null
  const [loadedPath, path] = [entry.value, editing.snapshot.context.saved].map((page) => readFieldText(page, ['url']))
  // The editor may have changed the address since.
  const previewHref = loadedHref?.replace(`${loadedPath}?`, `${path}?`) ?? null
  const main = fields.filter(({ name }) => mainFields.has(name))
  const settings = fields.filter(({ name }) => settingFields.has(name))
  const blocks = fields.filter(({ name }) => name === 'blocks')
  return (
    <FormProvider value={editing.form}>
      <Stack gap="6">
        <EditingToolbar editing={editing} previewHref={previewHref} />
        <div style={columns}>
          <div style={column}>
            <Stack gap="6">
              <FieldInputs fields={main} path={root} />
              <Disclosure summary={intl.formatMessage(messages.settings)}>
                <Stack>
                  <FieldInputs fields={settings} path={root} />
                </Stack>
              </Disclosure>
              <FieldInputs fields={blocks} path={root} />
            </Stack>
          </div>
          {previewHref !== null && (
            <div style={{ ...column, ...besideForm }}>
              <PreviewFrame href={previewHref} version={editing.snapshot.context.version ?? ''} onPick={focusField} />
            </div>
          )}
        </div>
      </Stack>
    </FormProvider>
  )
}

// `Grid` of the UI package would be added to the script that visitors load.
const columns = { display: 'flex', flexWrap: 'wrap', gap: '2rem' } as const
const column = { flex: '1 1 30rem', minWidth: 0 } as const

/** Stays in view while the form is scrolled. */
const besideForm = { position: 'sticky', top: '6rem', alignSelf: 'flex-start' } as const

const root: FieldPath = []

/** Fields of a page that editors fill in; others, such as the site, stay as they are. */
const mainFields: ReadonlySet<string> = new Set(['title', 'description', 'picture'])
const settingFields: ReadonlySet<string> = new Set([
  'url',
  'languages',
  'countries',
  'canonicalUrl',
  'translationSourceLanguage',
  'translationTargetLanguages',
  'header',
])
