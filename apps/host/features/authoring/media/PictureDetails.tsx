import { createDraftClient, type DraftEntry } from '@kudex/api/drafts'
import { FlashMessage, Spinner, Stack } from '@kudex/ui'
import { useEffect } from 'react'
import { useAppContext } from '../../shared/index.ts'
import { EditingToolbar } from '../EditingToolbar.tsx'
import { TextInput } from '../fields/TextInput.tsx'
import { choosingMessages } from '../choosing/choosing.messages.ts'
import { formatFieldLabel } from '../fieldTexts.ts'
import { FormProvider } from '../formContext.ts'
import { useEditing } from '../useEditing.ts'
import { useRemote } from '../useRemote.ts'
import { FocalPointInput } from './FocalPointInput.tsx'
import { mediaMessages as messages } from './media.messages.ts'
import { pictureFields } from './pictureFields.ts'

interface PictureDetailsProps {
  readonly name: string
  /** Called when there are changes that are not saved, and when there are none. */
  readonly onUnsaved?: (isUnsaved: boolean) => void
  /** Called with the version that was saved. */
  readonly onSaved?: (version: string) => void
}

/** A larger view of a picture, its alternative text in each language, and its focal point. */
export function PictureDetails({ name, ...callbacks }: PictureDetailsProps) {
  const { intl } = useAppContext()
  const { status, value, load } = useRemote(loadPicture)
  useEffect(() => load(name), [load, name])
  if (status === 'error') return <FlashMessage tone="warning" title={intl.formatMessage(messages.detailsFailed)} />
  return value ? (
    <DetailsForm picture={value} {...callbacks} />
  ) : (
    <Spinner label={intl.formatMessage(choosingMessages.loading)} />
  )
}

function DetailsForm({
  picture,
  onUnsaved,
  onSaved,
}: Omit<PictureDetailsProps, 'name'> & { readonly picture: DraftEntry }) {
  const { intl } = useAppContext()
  const editing = useEditing({ ...picture, kind: 'pictures', fields: pictureFields, editor: '', choices })
  const isUnsaved = !editing.snapshot.hasTag('clean') && !editing.snapshot.hasTag('loading')
  useEffect(() => {
    onUnsaved?.(isUnsaved)
    return () => onUnsaved?.(false)
  }, [onUnsaved, isUnsaved])
  const { version } = editing.snapshot.context
  useEffect(() => {
    if (version !== null) onSaved?.(version)
  }, [onSaved, version])
  return (
    <FormProvider value={editing.form}>
      <Stack>
        <FocalPointInput name={picture.id} />
        <TextInput path={['alt']} label={formatFieldLabel(intl, 'alt')} isLong={false} />
        <EditingToolbar editing={editing} />
      </Stack>
    </FormProvider>
  )
}

const choices = { siteId: '', addressStart: '', pages: [], countries: [], sites: [], references: {} }

function loadPicture(name: string, signal: AbortSignal): Promise<DraftEntry> {
  return createDraftClient().load('pictures', name, signal)
}
