import { createMediaLibrary, type LibraryItem, type LibraryPage, type StoredItem } from '@kudex/api/media-library'
import { Button, Cluster, Dialog, EmptyState, Spinner, Stack, TextField } from '@kudex/ui'
import { useEffect, useState, type ReactElement } from 'react'
import { useAppContext } from '../../shared/index.ts'
import { MediaOptions, toItemKey } from './MediaOptions.tsx'
import { mediaMessages as messages } from './media.messages.ts'
import { mediaTypes, storeNewMedia } from './storeMedia.ts'
import { MediaUpload } from './MediaUpload.tsx'
import { PictureDetails } from './PictureDetails.tsx'
import { useRemote } from './useRemote.ts'

export interface MediaDialogProps {
  readonly kind: 'pictures' | 'files'
  /** The button that opens it. */
  readonly trigger: ReactElement
  /** Name of the picture, or slug of the file. */
  readonly value: string
  readonly onChoose: (item: ChosenMedia) => void
}

/** What an editor has chosen; the type of the file. */
export interface ChosenMedia {
  readonly key: string
  readonly contentType: string | null
}

/** Chooses a picture or a file from a list with a search, or uploads one (docs/decisions/0050). */
export function MediaDialog({ kind, trigger, value, onChoose }: MediaDialogProps) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      trigger={trigger}
      open={isOpen}
      onOpenChange={setOpen}
      size="large"
      title={text(kind === 'pictures' ? messages.choosePicture : messages.chooseFile)}
      closeLabel={text(messages.close)}
    >
      {isOpen && (
        <MediaChoice
          kind={kind}
          value={value}
          onChoose={(item) => {
            onChoose(item)
            setOpen(false)
          }}
        />
      )}
    </Dialog>
  )
}

/** The content of the dialog. */
export function MediaChoice({ kind, value, onChoose }: Omit<MediaDialogProps, 'trigger'>) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  const [search, setSearch] = useState('')
  const [isUnsaved, setUnsaved] = useState(false)
  const [chosen, setChosen] = useState<ChosenMedia>({ key: value, contentType: null })
  const { status, value: page, load } = useRemote(listMedia)
  function showStored(item: StoredItem) {
    if (item.kind === 'refused') return
    const key = item.kind === 'picture' ? item.name : item.slug
    setSearch(key)
    setChosen({ key, contentType: item.kind === 'file' ? item.contentType : null })
  }
  useEffect(() => {
    const timer = setTimeout(() => load({ kind, search, offset: 0, before: [] }), search === '' ? 0 : searchDelay)
    return () => clearTimeout(timer)
  }, [load, kind, search])

  const items = page?.items ?? []
  const choose = (item: LibraryItem) =>
    setChosen({ key: toItemKey(item), contentType: 'contentType' in item ? item.contentType : null })
  return (
    <Stack gap="6">
      <TextField
        type="search"
        name="mediaSearch"
        label={text(messages.search)}
        value={search}
        maxLength={100}
        onChange={({ target }) => setSearch(target.value)}
      />
      {status === 'error' ? (
        <EmptyState
          tone="error"
          title={text(messages.failed)}
          actions={
            <Button look="outline" onClick={() => load({ kind, search, offset: 0, before: [] })}>
              {text(messages.retry)}
            </Button>
          }
        />
      ) : page === null ? (
        <Spinner label={text(messages.loading)} />
      ) : items.length === 0 ? (
        <EmptyState title={text(search === '' ? messages.none : messages.noMatch)} />
      ) : (
        <Stack>
          <p role="status">{text(messages.count, { count: page.total })}</p>
          <MediaOptions
            label={text(kind === 'pictures' ? messages.pictures : messages.files)}
            items={items}
            chosen={chosen.key}
            onChoose={choose}
          />
          {items.length < page.total && (
            <div>
              <Button
                look="outline"
                size="small"
                loading={status === 'pending'}
                onClick={() => load({ kind, search, offset: items.length, before: items })}
              >
                {text(messages.more)}
              </Button>
            </div>
          )}
        </Stack>
      )}
      <MediaUpload
        label={text(messages.upload)}
        hint={text(kind === 'pictures' ? messages.pictureHint : messages.fileHint)}
        accept={mediaTypes[kind]}
        storeUpload={storeNewMedia}
        onStored={(item) => showStored(item as StoredItem)}
      />
      {kind === 'pictures' && chosen.key !== '' && (
        <PictureDetails key={chosen.key} name={chosen.key} onUnsaved={setUnsaved} />
      )}
      <Cluster>
        <Button disabled={chosen.key === '' || isUnsaved} onClick={() => onChoose(chosen)}>
          {text(messages.use)}
        </Button>
      </Cluster>
    </Stack>
  )
}

/** Milliseconds without typing until a search starts. */
const searchDelay = 300

interface ListRequest {
  readonly kind: 'pictures' | 'files'
  readonly search: string
  readonly offset: number
  /** Items of the earlier parts of the list. */
  readonly before: readonly LibraryItem[]
}

async function listMedia({ before, ...query }: ListRequest, signal: AbortSignal): Promise<LibraryPage> {
  const page = await createMediaLibrary().list(query, signal)
  return { total: page.total, items: [...before, ...page.items] }
}
