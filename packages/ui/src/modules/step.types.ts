import type { ReactNode } from 'react'

/** An action with its button. */
export interface AccountStep {
  readonly buttonText: string
  readonly isRunning?: boolean | undefined
  /** Another action is running. */
  readonly disabled?: boolean | undefined
  readonly onStart: () => void
}

/** A destructive action with confirmation. */
export interface ConfirmedAction extends AccountStep {
  readonly confirmTitle: string
  readonly confirmText: string
  /** Further consequences, for example lost permissions (UADM-16). */
  readonly confirmWarning?: string | undefined
  readonly confirmButtonText: string
  readonly cancelText: string
  readonly closeLabel: string
}

/** An irreversible action with its explanation. */
export interface ConfirmedStep extends ConfirmedAction {
  readonly title: string
  readonly text: string
  readonly result?: StepResult | undefined
}

/** Result of the last action. */
export interface StepResult {
  readonly tone: 'success' | 'danger'
  readonly title: string
  readonly text?: ReactNode
}
