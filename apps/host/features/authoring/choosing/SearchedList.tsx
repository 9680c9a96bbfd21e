import { Button, EmptyState, Spinner, Stack, TextField } from '@kudex/ui'
import { useEffect, type ReactNode } from 'react'
import { useAppContext } from '../../shared/index.ts'
import { useRemote } from '../useRemote.ts'
import { choosingMessages as messages } from './choosing.messages.ts'

/** A part of a list, and the number of all its items. */
interface ListPart<Item> {
  readonly total: number
  readonly items: readonly Item[]
}

interface SearchedListProps<Query, Item> {
  /** Name and label of the search field. */
  readonly name: string
  readonly label: string
  readonly search: string
  readonly onSearch: (search: string) => void
  /** What the list is restricted to; must be the same object until it changes. */
  readonly query: Query
  /** Loads the part of the list that starts at `offset`. */
  readonly list: (query: Query & SearchedPart, signal: AbortSignal) => Promise<ListPart<Item>>
  /** The items that are loaded. */
  readonly children: (items: readonly Item[]) => ReactNode
}

interface SearchedPart {
  readonly search: string
  readonly offset: number
}

/** A search field and what the service finds, part by part. */
export function SearchedList<Query extends object, Item>(props: SearchedListProps<Query, Item>) {
  const { name, label, search, onSearch, query, list, children } = props
  const { intl } = useAppContext()
  const text = intl.formatMessage
  const { status, value, load } = useRemote(
    async ({ before, part }: { before: readonly Item[]; part: Query & SearchedPart }, signal: AbortSignal) => {
      const { total, items } = await list(part, signal)
      return { total, items: [...before, ...items] }
    },
  )
  useEffect(() => {
    const first = { before: [], part: { ...query, search, offset: 0 } }
    const timer = setTimeout(() => load(first), search === '' ? 0 : searchDelay)
    return () => clearTimeout(timer)
  }, [load, query, search])

  const loadFrom = (before: readonly Item[]) => load({ before, part: { ...query, search, offset: before.length } })
  return (
    <>
      <TextField
        type="search"
        name={name}
        label={label}
        value={search}
        maxLength={100}
        onChange={({ target }) => onSearch(target.value)}
      />
      {status === 'error' ? (
        <EmptyState
          tone="error"
          title={text(messages.failed)}
          actions={
            <Button look="outline" onClick={() => loadFrom([])}>
              {text(messages.retry)}
            </Button>
          }
        />
      ) : value === null ? (
        <Spinner label={text(messages.loading)} />
      ) : value.items.length === 0 ? (
        <EmptyState title={text(search === '' ? messages.none : messages.noMatch)} />
      ) : (
        <Stack>
          <p role="status">{text(messages.count, { count: value.total })}</p>
          {children(value.items)}
          {value.items.length < value.total && (
            <div>
              <Button look="outline" size="small" loading={status === 'pending'} onClick={() => loadFrom(value.items)}>
                {text(messages.more)}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </>
  )
}

/** Milliseconds without typing until a search starts. */
const searchDelay = 300
