import { ButtonLink, EmptyState, SearchResults } from '@kudex/ui'
import {
  FoundPagesProvider,
  LiveSearchField,
  searchMessages as messages,
  useFoundPages,
} from '../../features/search/index.ts'
import { useAppContext } from '../../features/shared/index.ts'
import type { SearchPageProps } from './search.types.ts'
import { toKinds, toSearchAddress } from './toKinds.ts'
import { toShownResult } from './toShownResult.ts'

/** The search page: field, count, types, results and links to more (SEARCH-01…05, SEARCH-11, SEARCH-12). */
export function SearchPage(props: SearchPageProps) {
  const { query, type, answer } = props
  // A new query starts a new list without the appended pages.
  if (answer !== null && answer !== 'failed')
    return (
      <FoundPagesProvider key={`${type} ${answer.page} ${query}`}>
        <FoundResults {...props} answer={answer} />
      </FoundPagesProvider>
    )
  return <SearchWithoutResults {...props} hasFailed={answer === 'failed'} />
}

function SearchWithoutResults({ query, type, hasFailed }: SearchPageProps & { readonly hasFailed: boolean }) {
  const { intl, link } = useAppContext()
  return (
    <SearchResults
      title={intl.formatMessage(messages.title)}
      field={<LiveSearchField key={query} intl={intl} defaultQuery={query} />}
      results={[]}
      placeholder={
        hasFailed ? (
          <EmptyState
            tone="error"
            title={intl.formatMessage(messages.failed)}
            actions={
              <ButtonLink look="outline" href={toSearchAddress(link('/search'), query, type)}>
                {intl.formatMessage(messages.retry)}
              </ButtonLink>
            }
          >
            {intl.formatMessage(messages.failedHint)}
          </EmptyState>
        ) : (
          <EmptyState title={intl.formatMessage(messages.start)}>{intl.formatMessage(messages.startHint)}</EmptyState>
        )
      }
    />
  )
}

function FoundResults({
  query,
  type,
  answer,
  alternatives,
}: SearchPageProps & { readonly answer: Exclude<SearchPageProps['answer'], 'failed' | null> }) {
  const { intl, link, site, locale } = useAppContext()
  const { found, isLoading, hasFailed, showMore } = useFoundPages(answer, { query, type })
  const { records, total, isTotalExact, counts, page } = found
  const shown = Math.min(records.length, total)
  const address = link('/search')
  const kinds = toKinds({ counts, type, query, address, intl })
  return (
    <SearchResults
      title={intl.formatMessage(isTotalExact ? messages.results : messages.resultsMore, { count: total, query })}
      field={<LiveSearchField key={query} intl={intl} defaultQuery={query} />}
      kinds={kinds}
      results={records.map((record) => toShownResult(record, { query, intl, site, language: locale.language }))}
      loadingText={isLoading ? intl.formatMessage(messages.loading) : undefined}
      more={{
        rangeText: intl.formatMessage(messages.range, { from: 1, to: shown, total }),
        shown,
        total,
        buttonText: intl.formatMessage(messages.showMore),
        href: toSearchAddress(address, query, type, page + 1),
        onShowMore: showMore,
        loading: isLoading,
        error: hasFailed ? intl.formatMessage(messages.moreFailed) : undefined,
      }}
      placeholder={
        <EmptyState
          title={intl.formatMessage(messages.empty)}
          level={2}
          actions={alternatives.map(({ href, text }) => (
            <ButtonLink key={href} look="outline" href={href}>
              {text}
            </ButtonLink>
          ))}
        >
          {intl.formatMessage(kinds ? messages.emptyKind : messages.emptyHint)}
        </EmptyState>
      }
    />
  )
}
