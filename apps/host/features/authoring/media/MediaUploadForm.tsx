import type { ReplacedItem, StoredItem } from '@kudex/api/media-library'
import { Button, FileUpload, Stack, useIsHydrated } from '@kudex/ui'
import { useAppContext } from '../../shared/index.ts'
import { FileLanguageField } from './FileLanguageField.tsx'
import { mediaMessages as messages } from './media.messages.ts'
import { MediaUpload } from './MediaUpload.tsx'
import { NewMediaUpload } from './NewMediaUpload.tsx'
import { createReplace, mediaMegabytes, mediaTypes } from './storeMedia.ts'

interface MediaUploadFormProps {
  readonly kind: 'pictures' | 'files'
  /** Where the form posts to without script. */
  readonly action: string
  readonly label: string
  /** What the file replaces; null for a new picture or file. */
  readonly replaced: ReplacedItem | null
  /** Address of the page that shows what was stored, by its name or slug. */
  readonly toHref: (id: string) => string
}

/** Uploads a new picture or file, or one in place of another: with progress, or as a form without script. */
export function MediaUploadForm({ kind, action, label, replaced, toHref }: MediaUploadFormProps) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  const isHydrated = useIsHydrated()
  const hint = text(kind === 'pictures' ? messages.pictureHint : messages.fileHint, { limit: mediaMegabytes[kind] })
  if (isHydrated) {
    const upload = {
      label,
      hint,
      accept: mediaTypes[kind],
      onStored: (item: unknown) => window.location.assign(toHref(toId(item as StoredItem | null))),
    }
    return replaced ? (
      <MediaUpload key={replaced.version} {...upload} storeUpload={createReplace(replaced)} />
    ) : (
      <NewMediaUpload {...upload} kind={kind} />
    )
  }
  return (
    <form method="post" action={action} encType="multipart/form-data">
      <Stack gap="4">
        {kind === 'files' && !replaced && <FileLanguageField />}
        <FileUpload name="file" label={label} hint={hint} accept={mediaTypes[kind]} />
        <div>
          <Button type="submit" look="outline">
            {text(messages.send)}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** A replacement has no name of its own. */
function toId(item: StoredItem | null): string {
  return item?.kind === 'picture' ? item.name : item?.kind === 'file' ? item.slug : ''
}
