import { readField, type FieldPath } from '@kudex/domain/editing-forms'
import { languageCodes, resolveLanguageName } from '@kudex/domain/locales'
import { Button, ButtonLink, Cluster, Disclosure, FlashMessage, SelectField, Stack } from '@kudex/ui'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useAppContext } from '../shared/index.ts'
import { provideAuthoring } from './authoring.actors.ts'
import { authoringMessages as messages } from './authoring.messages.ts'
import type { AuthoringProps } from './authoring.types.ts'
import { FieldInputs } from './fields/FieldInput.tsx'
import { formatChangedParts } from './fieldTexts.ts'
import { FormProvider, toControlId, type FormContext } from './formContext.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import { SaveStatus } from './SaveStatus.tsx'

/** The form of a page: its texts in one language at a time, saved as a draft by itself (issue 15). */
export function PageEditor({ fields, pages, countries, previewHref, ...input }: AuthoringProps) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  const [machine] = useState(() => provideAuthoring(fields))
  const actor = useActorRef(machine, { input })
  const { value, version, problems, other, saved, past, future, isRestored } = useSelector(
    actor,
    ({ context }) => context,
  )
  const snapshot = useSelector(actor, (state) => state)
  const source = readField(value, ['translationSourceLanguage'])
  const sourceLanguage = typeof source === 'string' ? source : 'en'
  const pageLanguages = readLanguages(value)
  const [language, setLanguage] = useState(sourceLanguage)
  useEffect(() => {
    const retry = () => actor.send({ type: 'network.online' })
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [actor])

  const form: FormContext = useMemo(
    () => ({
      value,
      language,
      sourceLanguage,
      hasOneLanguage: pageLanguages.length < 2,
      pages,
      countries,
      languages: languageCodes.map((code) => ({ value: code, text: resolveLanguageName(code, intl.locale) })),
      findError: (path) => {
        const problem = problems.find((candidate) => isProblemOf(candidate.path, path))
        if (!problem) return undefined
        return isEmpty(readField(value, path))
          ? intl.formatMessage(messages.required)
          : intl.formatMessage(messages.notAccepted, { takes: problem.takes })
      },
      change: (path, next) => actor.send({ type: 'field.change', path, value: next }),
    }),
    [value, language, sourceLanguage, pageLanguages.length, pages, countries, intl, problems, actor],
  )

  const main = fields.filter(({ name }) => mainFields.has(name))
  const settings = fields.filter(({ name }) => settingFields.has(name))
  const blocks = fields.filter(({ name }) => name === 'blocks')
  return (
    <FormProvider value={form}>
      <Stack gap="6">
        <Cluster align="end">
          <SelectField
            name="language"
            label={text(messages.language)}
            value={language}
            options={pageLanguages.map((code) => ({ value: code, text: resolveLanguageName(code, intl.locale) }))}
            onChange={({ target }) => setLanguage(target.value)}
          />
          <Button look="outline" disabled={past.length === 0} onClick={() => actor.send({ type: 'change.undo' })}>
            {text(messages.undo)}
          </Button>
          <Button look="outline" disabled={future.length === 0} onClick={() => actor.send({ type: 'change.redo' })}>
            {text(messages.redo)}
          </Button>
          <Button
            disabled={snapshot.hasTag('clean') || snapshot.hasTag('stale')}
            loading={snapshot.hasTag('saving')}
            onClick={() => actor.send({ type: 'page.save' })}
          >
            {text(messages.save)}
          </Button>
          <ButtonLink look="outline" href={previewHref} target="_blank">
            {text(messages.preview)}
          </ButtonLink>
        </Cluster>
        <SaveStatus snapshot={snapshot} />
        {isRestored && <FlashMessage tone="info" title={text(messages.restored)} />}
        {other && snapshot.hasTag('stale') && (
          <FlashMessage
            tone="warning"
            title={text(messages.staleTitle, { name: other.editor ?? text(messages.someone) })}
          >
            <Stack>
              <p>{text(messages.staleText, { fields: formatChangedParts(intl, saved, other.value) })}</p>
              <Cluster>
                <Button look="outline" onClick={() => actor.send({ type: 'conflict.overwrite' })}>
                  {text(messages.overwrite)}
                </Button>
                <Button look="outline" onClick={() => actor.send({ type: 'conflict.accept' })}>
                  {text(messages.accept)}
                </Button>
              </Cluster>
            </Stack>
          </FlashMessage>
        )}
        <div style={columns}>
          <div style={column}>
            <Stack gap="6">
              <FieldInputs fields={main} path={root} />
              <Disclosure summary={text(messages.settings)}>
                <Stack>
                  <FieldInputs fields={settings} path={root} />
                </Stack>
              </Disclosure>
              <FieldInputs fields={blocks} path={root} />
            </Stack>
          </div>
          <div style={{ ...column, ...besideForm }}>
            <PreviewFrame href={previewHref} version={version} onPick={focusField} />
          </div>
        </div>
      </Stack>
    </FormProvider>
  )
}

// `Grid` of the UI package would become part of what visitors load.
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

/** Moves to the field that a part of the preview comes from, or to the first one of its block. */
function focusField(source: string) {
  const field = document.getElementById(toControlId([source]))
  const control = field?.matches('[data-entry]')
    ? field.querySelector<HTMLElement>(`[id^="${toControlId([source])}."]`)
    : field
  // The click gave the focus to the frame.
  window.focus()
  field?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

function readLanguages(value: unknown): readonly string[] {
  const languages = readField(value, ['languages'])
  return Array.isArray(languages) ? languages.map(String) : []
}

/** True for the field itself, and for the languages of a text. */
function isProblemOf(problem: string, path: FieldPath): boolean {
  const own = path.join('.')
  return problem === own || (problem.startsWith(`${own}.`) && /^[a-z]{2}(\.|$)/.test(problem.slice(own.length + 1)))
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}
