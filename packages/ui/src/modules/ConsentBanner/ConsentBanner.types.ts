import type { LinkItem } from '../link.types.js'

/** Asks, at the lower edge of the window, which services of others may be used (PAGE-28). */
export interface ConsentBannerProps {
  /** The heading. */
  readonly title: string
  /** What is asked and how the choice can be changed later. */
  readonly text: string
  /** Where the site says what it does with data. */
  readonly privacyLink?: LinkItem | undefined
  /** What can be allowed one by one. */
  readonly kinds: readonly ConsentKind[]
  /** Texts of the four buttons. */
  readonly labels: {
    readonly accept: string
    readonly reject: string
    /** Opens the list of kinds. */
    readonly choose: string
    readonly save: string
  }
  /** Told the ids of the kinds that are allowed: all, none, or those that are ticked. */
  readonly onDecide: (allowed: readonly string[]) => void
  /** True where the visitor asked for it: the choice is open and the heading takes the focus. */
  readonly takesFocus?: boolean | undefined
}

/** One kind of service. */
export interface ConsentKind {
  readonly id: string
  readonly title: string
  readonly description: string
  /** What was chosen before. */
  readonly isAllowed: boolean
}
