import type { ReactNode } from 'react'
import type { HiddenFieldValues } from '../form.types.js'
import type { Moment, RecordListProps, RecordStatus } from '../list.types.js'
import type { StepResult } from '../step.types.js'
import type { TranslationState } from '../TranslationBoard/TranslationBoard.js'

/** Translation states of many pages, a column per language (TRANS-01…05). */
export interface TranslationMatrixProps extends Omit<RecordListProps, 'sort' | 'onSortChange'> {
  /** Target languages in column order. */
  readonly languages: readonly TranslationMatrixLanguage[]
  /** Pages in display order. */
  readonly pages: readonly TranslationMatrixPage[]
  /** Title of the first column. */
  readonly pageLabel: string
  /** Text of each mark; the legend shows all of them. */
  readonly markTexts: Readonly<Record<TranslationMark, string>>
  /** Accessible name of the legend. */
  readonly legendLabel: string
  /** Number of translations with a mark, and a link that shows these only. */
  readonly counts?: Readonly<Partial<Record<TranslationMark, TranslationCount>>> | undefined
  /** “What has changed”: summary of the changes since the translation; without it no changes are shown. */
  readonly changesText?: string | undefined
  /** Form with the chosen pages; without it pages cannot be chosen. */
  readonly bulk?: TranslationMatrixBulk | undefined
  /** Result of the last action. */
  readonly result?: StepResult | undefined
}

/** State of a translation, or a reason to look at it again. */
export type TranslationMark = TranslationState | 'outdated' | 'overdue'

export interface TranslationCount {
  /** Formatted number. */
  readonly text: string
  readonly href?: string | undefined
  readonly isCurrent?: boolean | undefined
}

export interface TranslationMatrixLanguage {
  /** Language code, the visible column title: “pt”. */
  readonly id: string
  /** “Portuguese”. */
  readonly name: string
}

export interface TranslationMatrixPage {
  readonly id: string
  readonly title: string
  /** Language of the title if it differs from the page's (WCAG 3.1.2). */
  readonly lang?: string | undefined
  /** The page is chosen at first, for a form that was sent and refused. */
  readonly isChosen?: boolean | undefined
  /** Link to the translations of this page, with the page's path as text. */
  readonly link: { readonly href: string; readonly text: string }
  /** Overall state; the application computes it (TRANS-04). */
  readonly overall?: RecordStatus | undefined
  /** Translations by language code; languages that are no target are missing. */
  readonly translations: Readonly<Record<string, TranslationCell>>
  /** Changes of the source texts since the translation. */
  readonly changes?: readonly TranslationChange[] | undefined
}

export interface TranslationCell {
  readonly state: TranslationState
  /** The source texts changed since the translation. */
  readonly isOutdated?: boolean | undefined
  readonly dueAt?: Moment | undefined
  readonly isOverdue?: boolean | undefined
}

/** One changed text; only `after` if it is new, only `before` if it was removed. */
export interface TranslationChange {
  readonly id: string
  /** Name of the field: “Title”. */
  readonly field: string
  readonly before?: string | undefined
  readonly after?: string | undefined
  /** Language of both texts. */
  readonly lang?: string | undefined
}

export interface TranslationMatrixBulk {
  /** Form action; the ids of the chosen pages are sent as `page`. */
  readonly action: string
  readonly hiddenFields?: HiddenFieldValues | undefined
  /** Accessible name of the controls: “Chosen pages”. */
  readonly label: string
  /** Label of the checkbox for all pages of the list; needs script. */
  readonly allText: string
  /** Controls below the table, for example the language and the due date. */
  readonly controls?: ReactNode
  /** Submit buttons; the first is the main one. */
  readonly steps: readonly TranslationMatrixStep[]
}

export interface TranslationMatrixStep {
  readonly id: string
  readonly text: string
  /** Form action if it differs from the form's. */
  readonly action?: string | undefined
}
