import { toDocumentPath } from '../documents/documentAddress.js'
import type { GuidePageProps } from '../guide.types.js'
import '../guide.css'

export { GuideLayout } from '../GuideLayout.js'

/** Results of the search over all documentation pages. */
export function Guide({ query = '', question = '', results = [] }: GuidePageProps) {
  return (
    <article className="guide-document guide-results">
      <h1>Search</h1>
      <p role="status">{question ? toCount(results.length, question) : hint}</p>
      <ol>
        {results.map(({ id, title, summary }) => (
          <li key={id}>
            <a href={`${toDocumentPath(id)}${query}`} rel="external">
              {title.replace('/', ' › ')}
            </a>
            <p>{summary}</p>
          </li>
        ))}
      </ol>
    </article>
  )
}

const hint = 'Enter any word of a page above: a name, what it does, a prop, a key.'

function toCount(count: number, question: string): string {
  if (count === 0) return `No page has “${question}”. Try one word, or its synonym.`
  return `${count} ${count === 1 ? 'page' : 'pages'} for “${question}”, the best first`
}
