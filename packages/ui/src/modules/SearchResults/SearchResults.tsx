import { Link } from '../../components/Link/Link.js'
import { ShowMore } from '../../components/ShowMore/ShowMore.js'
import { Skeleton } from '../../components/Skeleton/Skeleton.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import * as listStyles from '../parts/list.css.js'
import * as styles from './SearchResults.css.js'
import type { SearchResult, SearchResultsProps } from './SearchResults.types.js'

/** The field, how much was found, and what. */
export function SearchResults({ title, field, results, more, loadingText, placeholder }: SearchResultsProps) {
  const isLoading = loadingText !== undefined
  return (
    <div className={styles.search}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.field}>{field}</div>
      </div>
      <div className={styles.body}>
        <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
        {isLoading && results.length === 0 ? (
          <Skeleton lines={8} />
        ) : results.length === 0 ? (
          placeholder
        ) : (
          <ol role="list" aria-busy={isLoading || undefined} className={listStyles.list}>
            {results.map((result) => (
              <Result key={result.id} result={result} />
            ))}
          </ol>
        )}
        {more && results.length > 0 && <ShowMore {...more} className={styles.more} />}
      </div>
    </div>
  )
}

function Result({ result }: { result: SearchResult }) {
  const { href, title, description, kindText, pathText } = result
  return (
    <li className={listStyles.entry}>
      <div className={styles.result}>
        <h2 className={listStyles.title}>
          <Link look="quiet" href={href} className={listStyles.wholeLink}>
            {title}
          </Link>
        </h2>
        {description.length > 0 && (
          <p className={listStyles.text}>
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
    </li>
  )
}
