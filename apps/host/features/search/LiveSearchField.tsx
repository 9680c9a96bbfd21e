import { SearchField } from '@kudex/ui'
import { useState } from 'react'
import type { IntlShape } from '@kudex/intl/messages'
import { useAppContext } from '../shared/appContext.ts'
import { searchMessages as messages, typeMessages } from './search.messages.ts'
import { SuggestionsProvider, useSuggestions } from './SuggestionsProvider.tsx'

export interface LiveSearchFieldProps {
  /** Messages of the search: on the search page part of its own messages, in the header loaded on use. */
  readonly intl: IntlShape
  readonly defaultQuery?: string
  /** True to take the focus when it appears. */
  readonly takesFocus?: boolean
  /** Called before a navigation. */
  readonly onLeave?: () => void
}

/** The search field with suggestions; without script a plain form. */
export function LiveSearchField(props: LiveSearchFieldProps) {
  return (
    <SuggestionsProvider>
      <Field {...props} />
    </SuggestionsProvider>
  )
}

function Field({ intl, defaultQuery = '', takesFocus, onLeave }: LiveSearchFieldProps) {
  const { link, navigate } = useAppContext()
  const [query, setQuery] = useState('')
  const suggestions = useSuggestions(query)
  const action = link('/search')
  const leave = (url: string) => {
    setQuery('')
    onLeave?.()
    void navigate(url)
  }
  return (
    <SearchField
      action={action}
      size="large"
      label={intl.formatMessage(messages.label)}
      hideLabel
      placeholder={intl.formatMessage(messages.placeholder)}
      submitLabel={intl.formatMessage(messages.submit)}
      clearLabel={intl.formatMessage(messages.clear)}
      defaultQuery={defaultQuery}
      takesFocus={takesFocus}
      onQueryChange={setQuery}
      suggestions={suggestions.map(({ id, title, type }) => ({
        id,
        text: title,
        detail: intl.formatMessage(typeMessages[type].one),
      }))}
      suggestionsLabel={intl.formatMessage(messages.suggestions)}
      statusText={intl.formatMessage(messages.suggestionCount, { count: suggestions.length })}
      onChooseSuggestion={({ id }) => {
        const chosen = suggestions.find((suggestion) => suggestion.id === id)
        if (chosen) leave(chosen.url)
      }}
      onSubmit={(submitted) => leave(`${action}?${new URLSearchParams({ q: submitted.trim() }).toString()}`)}
    />
  )
}
