import { type FieldPath, readField } from '@kudex/domain/editing-forms'
import { TextField } from '@kudex/ui'
import { useAppContext } from '../../shared/index.ts'
import { readFieldText, toControlId, useForm, type FieldProps } from '../formContext.ts'
import type { ChosenMedia } from '../media/MediaDialog.tsx'
import { MediaInput } from '../media/MediaInput.tsx'
import { mediaMessages as messages } from '../media/media.messages.ts'

/** A picture, a file, or an address of a film, which may also be that of its provider. */
export function MediaField({ path, label, field }: FieldProps) {
  const { intl } = useAppContext()
  const form = useForm()
  const value = readFieldText(form.value, path)
  const isAddress = field.type === 'fileAddress'
  const id = toControlId(path)

  return (
    <MediaInput
      id={isAddress ? `${id}.choose` : id}
      kind={field.type === 'picture' ? 'pictures' : 'files'}
      label={label}
      error={isAddress ? undefined : form.findError(path)}
      value={isAddress ? value.replace(/^\/file\//, '') : value}
      onChoose={(chosen) =>
        isAddress ? form.change(...toFileChange(form.value, path, chosen)) : form.change(path, chosen.key)
      }
      onRemove={field.isRequired ? undefined : () => form.change(path, null)}
    >
      {isAddress && (
        <TextField
          id={id}
          name={path.join('.')}
          label={intl.formatMessage(messages.address)}
          error={form.findError(path)}
          value={value}
          onChange={({ target }) => form.change(path, target.value)}
        />
      )}
    </MediaInput>
  )
}

/** The path and the value that the choice of a file changes. */
export function toFileChange(
  value: unknown,
  path: FieldPath,
  { key, contentType }: ChosenMedia,
): [path: FieldPath, value: unknown] {
  const address = `/file/${key}`
  const parent = path.slice(0, -1)
  // A video block has the media type of its film beside the address; a story has the address only.
  return contentType?.startsWith('video/') && path.at(-1) === 'url'
    ? [parent, { ...(readField(value, parent) as object), url: address, mediaType: contentType }]
    : [path, address]
}
