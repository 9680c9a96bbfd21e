import type { ContentBlock } from '@kudex/api/content'
import { buildFileLink } from '@kudex/domain/links'
import { resolveLanguageName, type Locale } from '@kudex/domain/locales'
import { toFormatLocale } from '@kudex/intl/formats'
import type { IntlShape } from '@kudex/intl/messages'
import { formatFileSize } from '../catalogue/formatFileSize.ts'
import { readerMessages } from '../editorial/stories.messages.ts'
import { toPicture } from '../media/toPicture.ts'
import type { ContentPageBlock } from './blocks.types.ts'

type DownloadsBlock = Extract<ContentBlock, { kind: 'downloads' }>
type Item = Extract<ContentPageBlock, { kind: 'downloads' }>['props']['groups'][number]['items'][number]

export interface DownloadsContext {
  readonly intl: IntlShape
  readonly locale: Locale
  readonly reportBroken: (target: string) => void
}

/** Files with kind, size and language, each in the language of the page where it has one (PAGE-21, ROUTE-43, IMG-08). */
export function toDownloadsBlock(
  { id, title, lead, groups }: DownloadsBlock,
  { intl, locale, reportBroken }: DownloadsContext,
): ContentPageBlock {
  const toItem = ({ slug, name, image, file }: DownloadsBlock['groups'][number]['files'][number]): Item | [] => {
    if (!file) {
      reportBroken(`/file/${slug}`)
      return []
    }
    const { language, extension, sizeBytes } = file
    return {
      id: slug,
      name,
      href: buildFileLink(slug, { language, extension }),
      formatText: extension === '' ? undefined : extension.toUpperCase(),
      sizeText: formatFileSize(sizeBytes, toFormatLocale(locale)),
      language,
      languageText: resolveLanguageName(language, locale.language),
      thumbnail: image ? toPicture({ ...image, alt: '' }, ['document-thumbnail'], '2.75rem') : undefined,
    }
  }
  return {
    kind: 'downloads',
    id,
    props: {
      title,
      lead: lead ?? undefined,
      groups: groups.map((group) => ({ id: group.id, title: group.title, items: group.files.flatMap(toItem) })),
      emptyText: intl.formatMessage(readerMessages.none),
    },
  }
}
