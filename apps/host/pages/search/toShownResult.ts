import { ownGroupBrand } from '@kudex/domain/catalogue'
import { markWords, removeBrandSuffix } from '@kudex/domain/search'
import type { FoundRecord } from '@kudex/api/search'
import type { IntlShape } from '@kudex/intl/messages'
import {
  IconComment,
  IconDashboard,
  IconDocument,
  IconDownload,
  IconMachine,
  IconNewspaper,
  IconWrench,
  type IconComponent,
  type SearchResult,
} from '@kudex/ui'
import type { SearchType } from '@kudex/domain/search'
import type { AppSite } from '../../features/shared/index.ts'
import { typeMessages } from '../../features/search/index.ts'
import { toPicture } from '../shared/media/toPicture.ts'

interface ResultContext {
  readonly query: string
  readonly intl: IntlShape
  readonly site: AppSite
  readonly language: string
}

/** A result as shown: title without the brand, query words marked in the description (SEARCH-04, SEARCH-05). */
export function toShownResult(record: FoundRecord, { query, intl, site, language }: ResultContext): SearchResult {
  return {
    id: record.id,
    href: record.url,
    title: removeBrandSuffix(record.title, [site.name, ownGroupBrand]),
    description: markWords(record.description, query, record.language),
    kindText: intl.formatMessage(typeMessages[record.type].one),
    lang: record.language === language ? undefined : record.language,
    picture: record.image === null ? undefined : toThumbnail(record.image),
    icon: icons[record.type],
  }
}

/** Decorative: the title describes it. */
function toThumbnail(id: string): SearchResult['picture'] {
  return toPicture({ id, alt: '', width: 4, height: 3 }, ['classification-480'], '(min-width: 48em) 8rem, 5.5rem')
}

/** Shown in place of a picture. */
const icons: Readonly<Record<SearchType, IconComponent>> = {
  area: IconDashboard,
  product: IconMachine,
  service: IconWrench,
  story: IconComment,
  release: IconNewspaper,
  page: IconDocument,
  document: IconDownload,
}
