import type { Moment, RecordFailure, RecordStatus } from '../list.types.js'
import type { StepResult } from '../step.types.js'

/** State of one target language (TRANS-03). */
export type TranslationState = 'translated' | 'marked-for-translation' | 'in-progress'

/** Translation state of one page (TRANS-01…08). */
export interface TranslationBoardProps {
  /** The page's own title. */
  readonly title: string
  /** Heading level; 1 (the page's `<h1>`) if the board is the whole page. */
  readonly headingLevel?: 1 | 2 | undefined
  /** “Source language: German”. */
  readonly lead?: string | undefined
  /** Overall state; the application computes it. */
  readonly overall?: RecordStatus | undefined
  /** Target languages with their states. */
  readonly targets: readonly TranslationTarget[]
  /** Titles of the columns. */
  readonly labels: Readonly<Record<'language' | 'state' | 'exportedAt' | 'importedAt', string>>
  /** Text of each state. */
  readonly stateTexts: Readonly<Record<TranslationState, string>>
  /** Caption, the table's accessible name. */
  readonly caption: string
  /** Sends marked languages to translation. */
  readonly start?: TranslationStep | undefined
  /** Resets marked languages. */
  readonly reset?: TranslationStep | undefined
  /** Result of the last action. */
  readonly result?: StepResult | undefined
  /** Loading announcement; if set, skeletons are shown. */
  readonly loadingText?: string | undefined
  /** “Nothing to translate”: there are no targets. */
  readonly emptyText: string
  /** Shown with a retry action if loading failed. */
  readonly failure?: RecordFailure | undefined
}

export interface TranslationTarget {
  readonly id: string
  readonly language: string
  readonly state: TranslationState
  readonly exportedAt?: Moment | undefined
  readonly importedAt?: Moment | undefined
}

export interface TranslationStep {
  readonly text: string
  readonly isRunning?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly onStart: () => void
}
