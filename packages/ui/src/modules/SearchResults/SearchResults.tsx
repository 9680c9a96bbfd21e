import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import type { IconComponent } from '../../components/Icon/Icon.js'
import { IconArrowRight } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { ShowMore, type ShowMoreProps } from '../../components/ShowMore/ShowMore.js'
import { Skeleton } from '../../components/Skeleton/Skeleton.js'
import { join } from '../../foundations/join.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import * as listStyles from '../shared/records/list.css.js'
import * as styles from './SearchResults.css.js'

/** Results of a search (SEARCH-01…05). */
export interface SearchResultsProps extends Omit<RootProps, 'results'> {
  /** Title with the total: “23 results for crimp”, the page's `<h1>`. */
  readonly title: string
  /** The `SearchField`. */
  readonly field: ReactNode
  /** Kinds of results with their counts; omit it if there is only one. */
  readonly kinds?: SearchKinds | undefined
  /** The results, best first. */
  readonly results: readonly SearchResult[]
  /** Number of shown entries and the button for more. */
  readonly more?: ShowMoreProps | undefined
  /** Announced while loading. */
  readonly loadingText?: string | undefined
  /** Shown instead of the results: no match or failed. */
  readonly placeholder?: ReactNode
}

export interface SearchKinds {
  /** Name of the navigation landmark. */
  readonly label: string
  readonly items: readonly {
    readonly id: string
    readonly href: string
    readonly text: string
    readonly count: string
    readonly isCurrent?: boolean | undefined
  }[]
}

export interface SearchResult {
  readonly id: string
  readonly href: string
  readonly title: string
  /** In parts, so that matches can be highlighted without HTML. */
  readonly description: readonly { readonly text: string; readonly isMatch?: boolean | undefined }[]
  /** Kind: “Product”. */
  readonly kindText?: string | undefined
  /** Path as readable text. */
  readonly pathText?: string | undefined
  /** A small decorative picture. */
  readonly picture?: Picture | undefined
  /** Shown on a tile in place of a picture, if other results have one. */
  readonly icon?: IconComponent | undefined
  /** Language of title and description if it differs from the page's. */
  readonly lang?: string | undefined
}

/** Search field, number of results, and results. */
export function SearchResults(props: SearchResultsProps) {
  const { title, field, kinds, results, more, loadingText, placeholder, ...rest } = props
  const isLoading = loadingText !== undefined
  const hasPictures = results.some(({ picture }) => picture)
  const hasKinds = kinds !== undefined
  return (
    <div {...rootProps(rest, styles.search)}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.field}>{field}</div>
      </div>
      {kinds && <Kinds {...kinds} />}
      <div className={join(styles.body, hasKinds && styles.bodyBeside)}>
        <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
        {isLoading && results.length === 0 ? (
          <Skeleton lines={8} />
        ) : results.length === 0 ? (
          placeholder
        ) : (
          <ol role="list" aria-busy={isLoading || undefined} className={listStyles.list}>
            {results.map((result) => (
              <Result key={result.id} result={result} hasTile={hasPictures} />
            ))}
          </ol>
        )}
        {more && results.length > 0 && <ShowMore {...more} className={styles.more} />}
      </div>
    </div>
  )
}

/** Links, because each kind has its own URL and works without script. */
function Kinds({ label, items }: SearchKinds) {
  return (
    <nav aria-label={label} className={styles.kinds}>
      <ul role="list" className={styles.kindList}>
        {items.map(({ id, href, text, count, isCurrent }) => (
          <li key={id}>
            <Link look="quiet" href={href} className={styles.kind} aria-current={isCurrent ? 'page' : undefined}>
              {text} <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Result({ result, hasTile }: { result: SearchResult; hasTile: boolean }) {
  const { picture, icon: Icon } = result
  return (
    <li className={join(listStyles.entry, hasTile && styles.pictured)}>
      {hasTile && (
        <div className={styles.picture}>
          {picture ? (
            <Picture picture={picture} ratio="standard" />
          ) : (
            Icon && <Icon size="huge" className={styles.icon} />
          )}
        </div>
      )}
      <ResultText {...result} />
    </li>
  )
}

function ResultText({ href, title, description, kindText, pathText, lang }: SearchResult) {
  return (
    <div className={styles.result}>
      <h2 className={listStyles.title} lang={lang}>
        <Link look="quiet" href={href} className={listStyles.wholeLink}>
          {title}
        </Link>
      </h2>
      <IconArrowRight className={styles.arrow} />
      {description.length > 0 && (
        <p className={listStyles.text} lang={lang}>
          {description.map(({ text, isMatch }, index) =>
            isMatch ? (
              <mark key={index} className={styles.match}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </p>
      )}
      {(kindText || pathText) && (
        <p className={listStyles.meta}>
          {kindText && <strong>{kindText}</strong>}
          {pathText && <span>{pathText}</span>}
        </p>
      )}
    </div>
  )
}
