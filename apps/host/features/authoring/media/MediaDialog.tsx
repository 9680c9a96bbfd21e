import { createMediaLibrary, type LibraryItem, type StoredItem } from '@kudex/api/media-library'
import { Button, Cluster, Stack } from '@kudex/ui'
import { useMemo, useState, type ReactElement } from 'react'
import { useAppContext } from '../../shared/index.ts'
import { ChoiceDialog } from '../choosing/ChoiceDialog.tsx'
import { choosingMessages } from '../choosing/choosing.messages.ts'
import { SearchedList } from '../choosing/SearchedList.tsx'
import { MediaOptions, toItemKey } from './MediaOptions.tsx'
import { mediaMessages as messages } from './media.messages.ts'
import { NewMediaUpload } from './NewMediaUpload.tsx'
import { mediaMegabytes, mediaTypes } from './storeMedia.ts'
import { PictureDetails } from './PictureDetails.tsx'

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
  return (
    <ChoiceDialog
      trigger={trigger}
      size="large"
      title={intl.formatMessage(kind === 'pictures' ? messages.choosePicture : messages.chooseFile)}
    >
      {(close) => (
        <MediaChoice
          kind={kind}
          value={value}
          onChoose={(item) => {
            onChoose(item)
            close()
          }}
        />
      )}
    </ChoiceDialog>
  )
}

/** The content of the dialog. */
export function MediaChoice({ kind, value, onChoose }: Omit<MediaDialogProps, 'trigger'>) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  const [search, setSearch] = useState('')
  const [isUnsaved, setUnsaved] = useState(false)
  const [chosen, setChosen] = useState<ChosenMedia>({ key: value, contentType: null })
  const query = useMemo(() => ({ kind }), [kind])
  function showStored(item: StoredItem) {
    const key = item.kind === 'picture' ? item.name : item.slug
    setSearch(key)
    setChosen({ key, contentType: item.kind === 'file' ? item.contentType : null })
  }
  const choose = (item: LibraryItem) =>
    setChosen({ key: toItemKey(item), contentType: 'contentType' in item ? item.contentType : null })
  return (
    <Stack gap="6">
      <SearchedList
        name="mediaSearch"
        label={text(messages.search)}
        search={search}
        onSearch={setSearch}
        query={query}
        list={listMedia}
      >
        {(items) => (
          <MediaOptions
            label={text(kind === 'pictures' ? messages.pictures : messages.files)}
            items={items}
            chosen={chosen.key}
            onChoose={choose}
          />
        )}
      </SearchedList>
      <NewMediaUpload
        kind={kind}
        label={text(messages.upload)}
        hint={text(kind === 'pictures' ? messages.pictureHint : messages.fileHint, { limit: mediaMegabytes[kind] })}
        accept={mediaTypes[kind]}
        onStored={(item) => showStored(item as StoredItem)}
      />
      {kind === 'pictures' && chosen.key !== '' && (
        <PictureDetails key={chosen.key} name={chosen.key} onUnsaved={setUnsaved} />
      )}
      <Cluster>
        <Button disabled={chosen.key === '' || isUnsaved} onClick={() => onChoose(chosen)}>
          {text(choosingMessages.use)}
        </Button>
      </Cluster>
    </Stack>
  )
}

const listMedia: ReturnType<typeof createMediaLibrary>['list'] = (...request) => createMediaLibrary().list(...request)
