import { IconDocument, IconDownload } from '../../components/Icon/icons.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import type { DownloadsProps } from './Downloads.types.js'
import * as styles from './Downloads.css.js'

/** Rows of documents between hairlines; each row is the link. */
export function DownloadList({ items, contentLanguage }: Pick<DownloadsProps, 'items' | 'contentLanguage'>) {
  return (
    <ul role="list" className={styles.list}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <Download item={item} lang={contentLanguage} />
        </li>
      ))}
    </ul>
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
