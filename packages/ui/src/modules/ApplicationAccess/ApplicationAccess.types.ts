import type { ReactNode } from 'react'
import type { Moment, RecordFailure } from '../list.types.js'

/** State of one person's access to one application (UADM-03). */
export type AccessStatus = 'invited' | 'invite-expired' | 'pending' | 'active' | 'inactive' | 'declined' | 'unknown'

/** What an administrator can do with an access that is there; adding one is the eighth (UADM-05…08). */
export type AccessAction = 'grant' | 'accept' | 'update' | 'resend' | 'send-new' | 'deny' | 'withdraw'

/** A person's applications with role, status and what fits the status (UADM-02…10). */
export interface ApplicationAccessProps {
  readonly title: string
  readonly lead?: string | undefined
  readonly accesses: readonly Access[]
  readonly labels: Readonly<Record<'role' | 'requestedBy' | 'requestDate', string>>
  readonly statusTexts: Readonly<Record<AccessStatus, string>>
  readonly actionTexts: Readonly<Record<AccessAction, string>>
  /** Names a button beyond its row: “Withdraw access: Service tickets”. */
  readonly toActionLabel: (actionText: string, application: string) => string
  /** What is asked before an action; without it the action starts at once. */
  readonly confirmations?: Partial<Readonly<Record<AccessAction, AccessConfirmation>>> | undefined
  readonly onAction: (accessId: string, action: AccessAction) => void
  /** Adds an application: a button, or a panel with its trigger. */
  readonly add?: ReactNode
  readonly loadingText?: string | undefined
  readonly emptyText: string
  readonly failure?: RecordFailure | undefined
}

export interface Access {
  readonly id: string
  readonly application: string
  readonly role: string
  readonly status: AccessStatus
  readonly requestedBy?: string | undefined
  readonly requestDate?: Moment | undefined
  /** Those that fit the status and the administrator's rights, main one first. */
  readonly actions: readonly AccessAction[]
  /** The one under way. */
  readonly running?: AccessAction | undefined
  /** How the last one ended. */
  readonly result?:
    | { readonly tone: 'success' | 'danger'; readonly title: string; readonly text?: string | undefined }
    | undefined
  /** Opened below the row, for example to choose another role. */
  readonly editor?: ReactNode
}

export interface AccessConfirmation {
  readonly title: string
  readonly description: string
  readonly confirmText: string
  readonly cancelText: string
  readonly closeLabel: string
}
