import { PageSection } from '../PageSection/PageSection.js'
import { EmptyText } from '../shared/records/EmptyText.js'
import type { DownloadsProps } from './Downloads.types.js'
import { DownloadList } from './DownloadList.js'

/** Documents with kind, format and size before the download. */
export function Downloads({ title, items, emptyText, contentLanguage, ...rest }: DownloadsProps) {
  return (
    <PageSection title={title} layout="split" {...rest}>
      {items.length === 0 && emptyText ? (
        <EmptyText>{emptyText}</EmptyText>
      ) : (
        <DownloadList items={items} contentLanguage={contentLanguage} />
      )}
    </PageSection>
  )
}
