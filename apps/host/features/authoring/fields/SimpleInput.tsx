import { readField } from '@kudex/domain/editing-forms'
import { Button, Checkbox, Cluster, Combobox, DateField, SelectField, Stack, TextField } from '@kudex/ui'
import { useAppContext } from '../../shared/index.ts'
import { authoringMessages as messages } from '../authoring.messages.ts'
import { readFieldText, toControlId, useForm, type FieldProps } from '../formContext.ts'
import { listChoices } from './listChoices.ts'
import { MediaDialog } from '../media/MediaDialog.tsx'
import { choosingMessages } from '../choosing/choosing.messages.ts'
import { PageDialog } from '../pages/PageDialog.tsx'
import { PageInput } from '../pages/PageInput.tsx'
import { pageMessages } from '../pages/page.messages.ts'
import { MediaField } from './MediaField.tsx'

/** A field with one value for all languages. */
export function SimpleInput({ path, label, field }: FieldProps) {
  const { intl } = useAppContext()
  const form = useForm()
  const stored = readField(form.value, path)
  const value = readFieldText(form.value, path)
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
          checked={stored === true}
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
          <TextField {...shared} value={value} onChange={setText} />
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
        <DateField
          {...shared}
          type="datetime-local"
          hint={timeZone}
          // Browsers accept years of six digits, which `Date` cannot parse.
          max="9999-12-31T23:59"
          value={toLocalTime(value)}
          onChange={setMoment}
        />
      )
    case 'day':
      return <DateField {...shared} value={value} onChange={({ target }) => choose(target.value)} />
    case 'number':
      return (
        <TextField
          {...shared}
          type="number"
          step="any"
          // React compares a number with the typed text by value, so it does not replace `47.0` by `47`.
          value={typeof stored === 'number' ? stored : ''}
          onChange={({ target }) => form.change(path, target.value === '' ? null : Number(target.value))}
        />
      )
    default: {
      const choices = listChoices(field, form, intl)
      if (!choices) return <TextField {...shared} value={value} onChange={setText} />
      const isMissing = value !== '' && !choices.some((choice) => choice.value === value)
      const options = [
        // A list without it would show its first choice as the chosen one.
        ...(field.isRequired && value !== '' ? [] : [noChoice]),
        ...(isMissing ? [{ value, text: intl.formatMessage(messages.missingChoice, { value }) }] : []),
        ...choices,
      ]
      if (choices.length < minSearchableChoices)
        return (
          <SelectField {...shared} options={options} value={value} onChange={({ target }) => choose(target.value)} />
        )
      return (
        <Combobox
          {...shared}
          options={options}
          value={value}
          onChange={choose}
          openLabel={intl.formatMessage(messages.showChoices)}
          emptyText={intl.formatMessage(choosingMessages.noMatch)}
          toCountText={(count) => intl.formatMessage(choosingMessages.count, { count })}
        />
      )
    }
  }
}

/** The time in the zone of the browser, as `datetime-local` takes it. */
function toLocalTime(value: string): string {
  const time = new Date(value)
  if (Number.isNaN(time.getTime())) return ''
  const pad = (part: number, length = 2) => String(part).padStart(length, '0')
  const day = [pad(time.getFullYear(), 4), pad(time.getMonth() + 1), pad(time.getDate())].join('-')
  return `${day}T${pad(time.getHours())}:${pad(time.getMinutes())}`
}

/** The file that an address leads to; empty for other addresses. */
function toFileSlug(value: string): string {
  return /^\/file\/([a-z0-9-]+)/.exec(value)?.[1] ?? ''
}

/** From this number of choices on, a choice is found by typing. */
const minSearchableChoices = 15
