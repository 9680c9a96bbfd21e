import { buildImageUrl } from '@kudex/domain/images'
import { ButtonLink, FilterBar, FlashMessage, MediaLibrary, Stack, TextField, type MediaLibraryItem } from '@kudex/ui'
import type { IntlShape } from '@kudex/intl/messages'
import { choosingMessages, mediaMessages, MediaUploadForm } from '../../../features/authoring/index.ts'
import { useAppContext } from '../../../features/shared/index.ts'
import { editorMessages } from '../editor.messages.ts'
import type { EditorMedia } from '../editor.types.ts'
import { KindNavigation } from '../records/KindNavigation.tsx'
import { recordMessages } from '../records/records.messages.ts'
import { failureTexts } from './failureTexts.ts'
import { libraryMessages as messages } from './library.messages.ts'

/** The pictures or files of all sites, with a search and an upload; works without script. */
export function EditorMediaPage(props: EditorMedia) {
  const { mediaKind, search, total, items, nextOffset, uploadAction, isDeleted, failure } = props
  const { intl, link } = useAppContext()
  const text = intl.formatMessage
  const address = link(`/editor/${mediaKind}`)
  return (
    <MediaLibrary
      title={text(mediaMessages[mediaKind])}
      headingLevel={1}
      lead={text(messages.lead)}
      label={text(mediaMessages[mediaKind])}
      action={<KindNavigation current={mediaKind} />}
      upload={
        <Stack gap="4">
          {isDeleted && <FlashMessage tone="success" title={text(recordMessages.deleted)} />}
          {failure && <FlashMessage tone="danger" title={text(failureTexts[failure])} />}
          <MediaUploadForm
            kind={mediaKind}
            action={uploadAction}
            label={text(mediaMessages.upload)}
            replaced={null}
            toHref={(id) => `${address}/${id}?done=uploaded`}
          />
        </Stack>
      }
      filters={
        <FilterBar
          label={text(recordMessages.filters)}
          action={address}
          submitText={text(editorMessages.apply)}
          resultText={text(choosingMessages.count, { count: total })}
          {...(search && { resetLink: { href: address, text: text(recordMessages.all) } })}
        >
          <TextField
            key={search}
            type="search"
            name="q"
            label={text(mediaMessages.search)}
            defaultValue={search}
            maxLength={100}
          />
        </FilterBar>
      }
      items={items.map((item) => toItem(item, address, intl))}
      emptyText={text(search === '' ? choosingMessages.none : choosingMessages.noMatch)}
      pagination={
        nextOffset !== null && (
          <div>
            <ButtonLink
              look="outline"
              href={`${address}?${new URLSearchParams({ ...(search && { q: search }), offset: String(nextOffset) }).toString()}`}
            >
              {text(choosingMessages.more)}
            </ButtonLink>
          </div>
        )
      }
    />
  )
}

function toItem(item: EditorMedia['items'][number], address: string, intl: IntlShape): MediaLibraryItem {
  if ('slug' in item) {
    const { slug, filename, contentType, size } = item
    const meta = intl.formatMessage(mediaMessages.fileSize, { type: contentType, size: Math.ceil(size / 1024) })
    return { id: slug, href: `${address}/${slug}`, name: filename, meta }
  }
  const { name, imageId, width, height } = item
  return {
    id: name,
    href: `${address}/${name}`,
    name,
    meta: intl.formatMessage(mediaMessages.pictureSize, { width, height }),
    thumbnail: buildImageUrl('/images', 'gallery', imageId, 'webp'),
  }
}
