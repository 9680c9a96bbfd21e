/** A step with its button. */
export interface AccountStep {
  readonly buttonText: string
  readonly isRunning?: boolean | undefined
  readonly onStart: () => void
}

/** A step that takes something away: a question comes first. */
export interface ConfirmedAction extends AccountStep {
  readonly confirmTitle: string
  readonly confirmText: string
  /** What else is lost by it, for example one’s own rights (UADM-16). */
  readonly confirmWarning?: string | undefined
  readonly confirmButtonText: string
  readonly cancelText: string
  readonly closeLabel: string
}

/** A step that cannot be undone, with the part of the page that explains it. */
export interface ConfirmedStep extends ConfirmedAction {
  readonly title: string
  readonly text: string
  readonly result?: StepResult | undefined
}

/** How the last step ended. */
export interface StepResult {
  readonly tone: 'success' | 'danger'
  readonly title: string
  readonly text?: string | undefined
}
