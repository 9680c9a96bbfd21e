/** Search over the texts of all pages; works without script and keeps the reader's settings. */
export function SearchForm({ query, question }: SearchFormProps) {
  return (
    <search className="guide-search">
      <form action="/style-guide/search">
        <label htmlFor="guide-question">Search all pages</label>
        <input id="guide-question" type="search" name="q" defaultValue={question} autoComplete="off" />
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit">Search</button>
      </form>
    </search>
  )
}

interface SearchFormProps {
  /** The reader's settings. */
  readonly query: string
  /** What the page answers. */
  readonly question: string | undefined
}
