import { readField, type FieldPath, type FormField } from '@kudex/domain/editing-forms'
import { Button, Checkbox, Cluster, Combobox, DateField, SelectField, Stack, TextField } from '@kudex/ui'
import { useAppContext } from '../../shared/index.ts'
import { authoringMessages as messages } from '../authoring.messages.ts'
import { toControlId, useForm } from '../formContext.ts'
import { listChoices } from './listChoices.ts'
import { MediaDialog } from '../media/MediaDialog.tsx'
import { mediaMessages } from '../media/media.messages.ts'
import { PageDialog } from '../pages/PageDialog.tsx'
import { PageInput } from '../pages/PageInput.tsx'
import { pageMessages } from '../pages/page.messages.ts'
import { MediaField } from './MediaField.tsx'

interface SimpleInputProps {
  readonly path: FieldPath
  readonly label: string
  readonly field: FormField
}

/** A field with one value for all languages. */
export function SimpleInput({ path, label, field }: SimpleInputProps) {
  const { intl } = useAppContext()
  const form = useForm()
  const value = readField(form.value, path)
  const shared = { id: toControlId(path), name: path.join('.'), label, error: form.findError(path) }
  const setText = ({ target }: { readonly target: { readonly value: string } }) => form.change(path, target.value)
  const setMoment = ({ target }: { readonly target: { readonly value: string } }) =>
    form.change(path, target.value === '' ? null : new Date(target.value).toISOString())
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const choose = (chosen: string) => form.change(path, chosen === '' ? null : chosen)
  const toAddress = (page: string) => (page === '/' ? form.addressStart : form.addressStart + page)
  const noChoice = { value: '', text: intl.formatMessage(messages.none) }

  switch (field.type) {
    case 'boolean':
      return (
        <Checkbox
          id={shared.id}
          name={shared.name}
          label={label}
          error={shared.error}
          checked={value === true}
          onChange={({ target }) => form.change(path, target.checked)}
        />
      )
    case 'picture':
    case 'file':
    case 'fileAddress':
      return <MediaField path={path} label={label} field={field} />
    case 'page':
      return <PageInput path={path} label={label} field={field} />
    case 'canonicalAddress':
    case 'linkAddress':
      return (
        <Stack gap="2">
          <TextField {...shared} value={toText(value)} onChange={setText} />
          <Cluster>
            <PageDialog
              value=""
              onChoose={(page) =>
                form.change(path, field.type === 'canonicalAddress' ? toAddress(page.path) : page.path)
              }
              trigger={
                <Button look="outline" size="small">
                  {intl.formatMessage(pageMessages.choose)}
                </Button>
              }
            />
            {field.type === 'linkAddress' && (
              <MediaDialog
                kind="files"
                value={toFileSlug(value)}
                onChoose={({ key }) => form.change(path, `/file/${key}`)}
                trigger={
                  <Button look="outline" size="small">
                    {intl.formatMessage(messages.linkFile)}
                  </Button>
                }
              />
            )}
          </Cluster>
        </Stack>
      )
    case 'moment':
      return (
        <DateField {...shared} type="datetime-local" hint={timeZone} value={toLocalTime(value)} onChange={setMoment} />
      )
    case 'day':
      return <DateField {...shared} value={toText(value)} onChange={({ target }) => choose(target.value)} />
    case 'number':
      return (
        <TextField
          {...shared}
          type="number"
          step="any"
          value={toText(value)}
          onChange={({ target }) => form.change(path, target.value === '' ? null : Number(target.value))}
        />
      )
    default: {
      const choices = listChoices(field, form, intl)
      if (!choices) return <TextField {...shared} value={toText(value)} onChange={setText} />
      const text = toText(value)
      const isMissing = text !== '' && !choices.some((choice) => choice.value === text)
      const options = [
        ...(field.isRequired ? [] : [noChoice]),
        ...(isMissing ? [{ value: text, text: intl.formatMessage(messages.missingChoice, { value: text }) }] : []),
        ...choices,
      ]
      if (choices.length < minSearchableChoices)
        return (
          <SelectField {...shared} options={options} value={text} onChange={({ target }) => choose(target.value)} />
        )
      return (
        <Combobox
          {...shared}
          options={options}
          value={text}
          onChange={choose}
          openLabel={intl.formatMessage(messages.showChoices)}
          emptyText={intl.formatMessage(mediaMessages.noMatch)}
          toCountText={(count) => intl.formatMessage(mediaMessages.count, { count })}
        />
      )
    }
  }
}

/** The time in the zone of the browser, as `datetime-local` takes it. */
function toLocalTime(value: unknown): string {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  if (Number.isNaN(time)) return ''
  return new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The file that an address leads to; empty for other addresses. */
function toFileSlug(value: unknown): string {
  return /^\/file\/([a-z0-9-]+)/.exec(toText(value))?.[1] ?? ''
}

/** From this number of choices on, a choice is found by typing. */
const minSearchableChoices = 15
