import type { LinkItem } from '../link.types.js'

/** Consent to third-party services, at the lower edge of the window (PAGE-28). */
export interface ConsentBannerProps {
  /** Heading. */
  readonly title: string
  /** The question, and how to change the choice later. */
  readonly text: string
  /** Link to the privacy statement. */
  readonly privacyLink?: LinkItem | undefined
  /** Kinds of services that can be allowed individually. */
  readonly kinds: readonly ConsentKind[]
  /** Texts of the four buttons. */
  readonly labels: {
    readonly accept: string
    readonly reject: string
    /** Text of the button that opens the list of kinds. */
    readonly choose: string
    readonly save: string
  }
  /** Called with the ids of the allowed kinds: all, none, or the checked ones. */
  readonly onDecide: (allowed: readonly string[]) => void
  /** True if the visitor opened it: the list is expanded and the heading gets the focus. */
  readonly takesFocus?: boolean | undefined
}

/** One kind of service. */
export interface ConsentKind {
  readonly id: string
  readonly title: string
  readonly description: string
  /** Previous choice. */
  readonly isAllowed: boolean
}
