import type { ReactNode } from 'react'
import type { DataSort } from '../components/DataTable/DataTable.types.js'
import type { LinkItem } from './link.types.js'

/** What every list of records takes: its words, its states and its order; the application filters and sorts. */
export interface RecordListProps {
  /** The heading. */
  readonly title: string
  /** 1 where the list is all its page has: the title is the page's `<h1>` then. */
  readonly headingLevel?: 1 | 2 | undefined
  /** What the table tells; its name for screen readers, other than the title: “Tickets, newest first”. */
  readonly caption: string
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** The next step beside the title, for example to a new ticket. */
  readonly newLink?: LinkItem | undefined
  /** In place of `newLink` where it opens something beside the page, for example an `InvitePanel` with its trigger. */
  readonly action?: ReactNode
  /** A `FilterBar`. */
  readonly filters?: ReactNode
  /** The column the list is sorted by, and which way. */
  readonly sort?: DataSort | undefined
  /** A reader sorts by a column. */
  readonly onSortChange?: ((sort: DataSort) => void) | undefined
  /** Said while the records are on their way. */
  readonly loadingText?: string | undefined
  /** Nothing there yet, or nothing fits the filters: the application knows which. */
  readonly emptyText: string
  /** It could not be fetched, which is not the same as nothing. */
  readonly failure?: RecordFailure | undefined
}

/** What went wrong, whom to write to, and a way to try again. */
export interface RecordFailure {
  readonly title: string
  readonly text?: ReactNode
  readonly retryText?: string | undefined
  /** Where trying again leads; without it, it is a button. */
  readonly retryHref?: string | undefined
  readonly onRetry?: (() => void) | undefined
}

/** A moment: for the machine, and in the words of the locale. */
export interface Moment {
  readonly dateTime: string
  readonly text: string
}

/** State of a record in words; the tone repeats it in colour. */
export interface RecordStatus {
  readonly text: string
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | undefined
}
