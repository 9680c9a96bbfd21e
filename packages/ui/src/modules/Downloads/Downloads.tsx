import type { RootProps } from '../../foundations/rootProps.js'
import { IconDocument, IconDownload } from '../../components/Icon/icons.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { PageSection } from '../PageSection/PageSection.js'
import { EmptyText } from '../shared/records/EmptyText.js'
import * as styles from './Downloads.css.js'

/** Documents to download, with type, format, size and language (CAT-15). */
export interface DownloadsProps extends RootProps {
  /** Heading. */
  readonly title?: string | undefined
  /** The files with format and size. */
  readonly items: readonly {
    readonly id: string
    readonly name: string
    readonly href: string
    /** For example “Brochure”. */
    readonly typeText?: string | undefined
    /** For example “PDF”. */
    readonly formatText?: string | undefined
    /** Already formatted, for example “2.4 MB”. */
    readonly sizeText?: string | undefined
    /** Name of the document's language. */
    readonly languageText?: string | undefined
    /** Code of the document's language. */
    readonly language?: string | undefined
    readonly thumbnail?: Picture | undefined
  }[]
  /** Shown if the list is empty. */
  readonly emptyText?: string | undefined
  /** Language of the names if it differs from the page's (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
}

/** Documents with kind, format and size before the download. */
export function Downloads({ title, items, emptyText, contentLanguage, ...rest }: DownloadsProps) {
  return (
    <PageSection title={title} layout="split" {...rest}>
      {items.length === 0 && emptyText ? (
        <EmptyText>{emptyText}</EmptyText>
      ) : (
        <ul role="list" className={styles.list}>
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              <Download item={item} lang={contentLanguage} />
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  )
}

function Download({ item, lang }: { item: DownloadsProps['items'][number]; lang: string | undefined }) {
  const meta = [item.typeText, item.formatText, item.sizeText, item.languageText].filter((text) => text !== undefined)
  return (
    <Link look="quiet" href={item.href} hrefLang={item.language} className={styles.link}>
      {item.thumbnail ? (
        <Picture picture={{ ...item.thumbnail, alt: '' }} ratio="fill" className={styles.thumbnail} />
      ) : (
        <span className={styles.sheet}>
          <IconDocument />
        </span>
      )}
      <span className={styles.body}>
        <span lang={lang} className={styles.name}>
          {item.name}
        </span>
        <span className={styles.meta}>
          {meta.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </span>
      </span>
      <IconDownload className={styles.arrow} />
    </Link>
  )
}
