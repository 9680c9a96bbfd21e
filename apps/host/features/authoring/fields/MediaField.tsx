import { readField } from '@kudex/domain/editing-forms'
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

  function choose({ key, contentType }: ChosenMedia) {
    const parent = path.slice(0, -1)
    const film = readField(form.value, parent)
    if (!isAddress) return form.change(path, key)
    const address = `/file/${key}`
    // A film has its media type beside its address.
    return contentType?.startsWith('video/')
      ? form.change(parent, { ...(film as object), url: address, mediaType: contentType })
      : form.change(path, address)
  }

  return (
    <MediaInput
      id={isAddress ? `${id}.choose` : id}
      kind={field.type === 'picture' ? 'pictures' : 'files'}
      label={label}
      error={isAddress ? undefined : form.findError(path)}
      value={isAddress ? value.replace(/^\/file\//, '') : value}
      onChoose={choose}
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
