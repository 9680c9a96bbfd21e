import { buildFileLink } from '@kudex/domain/links'
import { resolveLanguageName } from '@kudex/domain/locales'
import { formatFileSize, toFormatLocale } from '@kudex/intl/formats'
import { readerMessages } from '../../editorial/stories.messages.ts'
import { toPicture } from '../../media/toPicture.ts'
import type { BlockContext, BlockLoader, BlockProps, ContentBlockOf } from '../blocks.types.ts'

/** Files with type, size and language, in the language of the page if available (PAGE-21, ROUTE-43, IMG-08). */
export const downloads: BlockLoader<'DownloadsBlock'> = {
  toView: ({ heading, lead, groups }, context) => ({
    kind: 'downloads',
    props: {
      title: heading,
      lead: lead ?? undefined,
      groups: groups.map(({ id, title, files }) => ({
        id,
        title,
        items: files.flatMap((file) => toItem(file, context) ?? []),
      })),
      emptyText: context.intl.formatMessage(readerMessages.none),
    },
  }),
}

type Item = BlockProps['downloads']['groups'][number]['items'][number]

/** Null, and logged, if the file does not exist. */
function toItem(
  { slug, name, image, file }: ContentBlockOf<'DownloadsBlock'>['groups'][number]['files'][number],
  { request, reportBroken }: BlockContext,
): Item | null {
  if (!file) {
    reportBroken(`/file/${slug}`)
    return null
  }
  const { language, extension, sizeBytes } = file
  const { locale } = request.address
  return {
    id: slug,
    name,
    href: buildFileLink(slug, { language, extension }),
    formatText: extension === '' ? undefined : extension.toUpperCase(),
    sizeText: formatFileSize(sizeBytes, toFormatLocale(locale)),
    language,
    languageText: resolveLanguageName(language, locale.language),
    thumbnail: image ? toPicture({ ...image, alt: '' }, ['document-thumbnail'], '3.5rem') : undefined,
  }
}
