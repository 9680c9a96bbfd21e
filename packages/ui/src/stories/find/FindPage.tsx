import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { useId, useState } from 'react'
import { findPages, type GuideText } from './findPages.js'

const mostResults = 12

/** A search over the texts of all pages; the side bar's search knows names only. */
export function FindPage() {
  const [texts, setTexts] = useState<readonly GuideText[]>([])
  const [question, setQuestion] = useState('')
  const id = useId()
  const load = () => void import('virtual:guide-texts').then(({ guideTexts }) => setTexts(guideTexts))
  const found = findPages(texts, question)
  return (
    <search className="guide-find">
      <label htmlFor={id}>Find a page by any word in it</label>
      <input
        id={id}
        type="search"
        placeholder="spacing, Figma, Next.js, error …"
        value={question}
        onFocus={load}
        onChange={(event) => setQuestion(event.currentTarget.value)}
      />
      <p role="status">
        {question && texts.length > 0 ? `${found.length} ${found.length === 1 ? 'page' : 'pages'}` : ''}
      </p>
      <ul>
        {found.slice(0, mostResults).map(({ title, id: page, summary }) => (
          <li key={page}>
            <AnchorMdx href={`?path=/docs/${page}`} target="_self">
              {title.replace('/', ' › ')}
            </AnchorMdx>{' '}
            {summary}
          </li>
        ))}
      </ul>
    </search>
  )
}
