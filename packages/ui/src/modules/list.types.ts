import type { ReactNode } from 'react'
import type { RootProps } from '../foundations/rootProps.js'
import type { DataSort } from '../components/DataTable/DataTable.js'
import type { LinkItem } from './link.types.js'

/** Common props of record lists: texts, states and sorting. The application filters and sorts. */
export interface RecordListProps extends Omit<RootProps, 'title'> {
  /** Heading. */
  readonly title: string
  /** Heading level; 1 (the page's `<h1>`) if the list is the whole page. */
  readonly headingLevel?: 1 | 2 | undefined
  /** Caption of the table, different from the title: “Tickets, newest first”. */
  readonly caption: string
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Link beside the title, for example to a new ticket. */
  readonly newLink?: LinkItem | undefined
  /** Alternative to `newLink` for a panel, for example an `InvitePanel` with its trigger. */
  readonly action?: ReactNode
  /** A `FilterBar`. */
  readonly filters?: ReactNode
  /** Sorted column and direction. */
  readonly sort?: DataSort | undefined
  /** Called when the user sorts by a column. */
  readonly onSortChange?: ((sort: DataSort) => void) | undefined
  /** Label of the select that sorts where rows are blocks, as on phones: “Sort by”. */
  readonly sortLabel?: string | undefined
  /** A `Pagination` below the records. */
  readonly pagination?: ReactNode
  /** Announced while loading. */
  readonly loadingText?: string | undefined
  /** Shown if there are no records or no match. */
  readonly emptyText: string
  /** Shown if loading failed. */
  readonly failure?: RecordFailure | undefined
}

/** Error, contact and retry action. */
export interface RecordFailure {
  readonly title: string
  readonly text?: ReactNode
  readonly retryText?: string | undefined
  /** URL of the retry link; without it, a button. */
  readonly retryHref?: string | undefined
  readonly onRetry?: (() => void) | undefined
}

/** A point in time: machine-readable and formatted for the locale. */
export interface Moment {
  readonly dateTime: string
  readonly text: string
}

/** Status text of a record; the tone repeats it in colour. */
export interface RecordStatus {
  readonly text: string
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | undefined
}
