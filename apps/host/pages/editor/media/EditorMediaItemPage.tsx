import { isRecordKind } from '@kudex/domain/editing-forms'
import { buildImageUrl } from '@kudex/domain/images'
import { resolveLanguageName } from '@kudex/domain/locales'
import { formatFileSize } from '@kudex/intl/formats'
import type { IntlShape } from '@kudex/intl/messages'
import {
  Button,
  Cluster,
  type DataColumn,
  DataTable,
  FlashMessage,
  Link,
  PageSection,
  Picture,
  Stack,
  Status,
  Text,
} from '@kudex/ui'
import { useState } from 'react'
import { kindMessages, mediaMessages, MediaUploadForm, PictureForm } from '../../../features/authoring/index.ts'
import { useAppContext } from '../../../features/shared/index.ts'
import { changesMessages } from '../changes/changes.messages.ts'
import { kindTexts } from '../changes/kindTexts.ts'
import { editorMessages } from '../editor.messages.ts'
import type { EditorMediaItem } from '../editor.types.ts'
import { historyMessages } from '../history/history.messages.ts'
import { recordMessages } from '../records/records.messages.ts'
import { failureTexts } from './failureTexts.ts'
import { libraryMessages as messages } from './library.messages.ts'

/** A picture or a file: what it is, where it is used, and the forms that replace and delete it. */
export function EditorMediaItemPage({ mediaKind, item, outcome, pageTitle, replacements }: EditorMediaItem) {
  const { intl, link } = useAppContext()
  const text = intl.formatMessage
  // The form of the description saves by itself.
  const [version, setVersion] = useState(item.version)
  const address = link(`/editor/${mediaKind}/${item.id}`)
  const { picture, languages } = item
  return (
    <>
      <PageSection layout="split" headingLevel={1} overline={text(mediaMessages[mediaKind])} title={pageTitle}>
        <Stack gap="5">
          {outcome && (
            <FlashMessage
              tone={outcome === 'replaced' || outcome === 'uploaded' ? 'success' : 'danger'}
              title={text(outcomeTexts[outcome])}
            />
          )}
          {picture ? (
            <>
              <Picture
                picture={{
                  alt: '',
                  width: picture.width,
                  height: picture.height,
                  sources: [],
                  src: buildImageUrl('/images', 'stretched', picture.imageId, 'webp'),
                }}
                ratio="video"
                fit="contain"
                backed
              />
              <Text>{text(mediaMessages.pictureSize, { width: picture.width, height: picture.height })}</Text>
            </>
          ) : (
            Object.entries(languages).map(([language, { filename, contentType, size }]) => (
              <Text key={language}>
                <Link href={`/file/${item.id}?l=${language}`}>{filename}</Link>
                {` (${resolveLanguageName(language, intl.locale)}, ${contentType}, ${formatFileSize(size, intl.locale)})`}
              </Text>
            ))
          )}
          <Cluster>
            <Link look="standalone" href={`${address}/history`}>
              {text(historyMessages.history)}
            </Link>
          </Cluster>
        </Stack>
      </PageSection>
      <PageSection layout="split" title={text(messages.uses)}>
        <Uses item={item} />
      </PageSection>
      {picture && (
        <PageSection layout="split" title={text(messages.description)}>
          <PictureForm name={item.id} onSaved={setVersion} />
        </PageSection>
      )}
      <PageSection layout="split" title={text(messages.replace)} lead={text(messages.replaceLead)}>
        <Stack gap="6">
          {replacements.map(({ language, action }) => (
            <MediaUploadForm
              key={language}
              kind={mediaKind}
              action={action}
              label={
                language === null || replacements.length === 1
                  ? text(messages.newBytes)
                  : text(messages.newBytesLanguage, { language: resolveLanguageName(language, intl.locale) })
              }
              replaced={{ kind: mediaKind, id: item.id, version, language: language ?? undefined }}
              toHref={() => `${address}?done=replaced`}
            />
          ))}
        </Stack>
      </PageSection>
      <PageSection layout="split" title={text(messages.delete)} lead={text(messages.deleteLead)}>
        <form method="post" action={`/api/editor/${mediaKind}/${item.id}/delete`}>
          <input type="hidden" name="path" value={link(`/editor/${mediaKind}/${item.id}`)} />
          <input type="hidden" name="version" value={version} />
          {item.uses.some(({ isPublished }) => isPublished) ? (
            <Text>{text(messages.deleteUsed)}</Text>
          ) : (
            <Button type="submit" look="outline">
              {text(messages.delete)}
            </Button>
          )}
        </form>
      </PageSection>
    </>
  )
}

/** The content that shows a picture or links to a file. */
function Uses({ item: { uses } }: Pick<EditorMediaItem, 'item'>) {
  const { intl, link } = useAppContext()
  const text = intl.formatMessage
  if (uses.length === 0) return <FlashMessage title={text(messages.unused)} />
  return (
    <DataTable
      caption={text(messages.usesCaption)}
      hideCaption
      rows={uses}
      toKey={({ kind, id, isPublished }) => `${kind} ${id} ${isPublished}`}
      columns={toColumns(intl, link)}
    />
  )
}

function toColumns(
  intl: IntlShape,
  link: (path: string) => string,
): DataColumn<EditorMediaItem['item']['uses'][number]>[] {
  const text = intl.formatMessage
  return [
    {
      id: 'title',
      title: text(recordMessages.title),
      isRowHeader: true,
      toCell: ({ kind, id, title }) =>
        kind === 'pages' || isRecordKind(kind) ? <Link href={link(`/editor/${kind}/${id}`)}>{title}</Link> : title,
    },
    {
      id: 'kind',
      title: text(changesMessages.kind),
      toCell: ({ kind }) =>
        text(kind in useKindTexts ? useKindTexts[kind as keyof typeof useKindTexts] : messages.author),
    },
    {
      id: 'state',
      title: text(editorMessages.state),
      toCell: ({ isPublished }) => (
        <Status tone={isPublished ? 'success' : 'warning'}>
          {text(isPublished ? editorMessages.published : editorMessages.stateDraft)}
        </Status>
      ),
    },
  ]
}

const useKindTexts = { ...kindTexts, products: kindMessages.product }

const outcomeTexts = {
  ...failureTexts,
  refused: messages.notPossible,
  replaced: messages.replaced,
  uploaded: messages.uploaded,
}
