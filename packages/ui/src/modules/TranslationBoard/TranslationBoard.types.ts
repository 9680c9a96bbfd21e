import type { Moment, RecordFailure, RecordStatus } from '../list.types.js'
import type { StepResult } from '../step.types.js'

/** State of one target language (TRANS-03). */
export type TranslationState = 'translated' | 'marked-for-translation' | 'in-progress'

/** The translation of one page: from which language, into which, and how far each is (TRANS-01…08). */
export interface TranslationBoardProps {
  /** The page's own title. */
  readonly title: string
  /** 1 where the board is all its page has: the title is the page's `<h1>` then. */
  readonly headingLevel?: 1 | 2 | undefined
  /** “Source language: German”. */
  readonly lead?: string | undefined
  /** Of all targets together; the application decides it. */
  readonly overall?: RecordStatus | undefined
  /** The languages and how far each is. */
  readonly targets: readonly TranslationTarget[]
  /** Titles of the columns. */
  readonly labels: Readonly<Record<'language' | 'state' | 'exportedAt' | 'importedAt', string>>
  /** What each state is called. */
  readonly stateTexts: Readonly<Record<TranslationState, string>>
  /** What the table tells; its name for screen readers. */
  readonly caption: string
  /** Sends what is marked to the translators. */
  readonly start?: TranslationStep | undefined
  /** Takes the marks away again. */
  readonly reset?: TranslationStep | undefined
  /** How the last step ended. */
  readonly result?: StepResult | undefined
  /** Read out while the content is on its way; where it is given, stand-ins are shown. */
  readonly loadingText?: string | undefined
  /** “Nothing to translate”: there are no targets. */
  readonly emptyText: string
  /** Shown where the content could not be loaded, with a way to try again. */
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
