import type { ReactNode } from 'react'
import type { Moment, RecordFailure } from '../list.types.js'
import type { StepResult } from '../step.types.js'

/** State of one person's access to one application (UADM-03). */
export type AccessStatus = 'invited' | 'invite-expired' | 'pending' | 'active' | 'inactive' | 'declined' | 'unknown'

/** What an administrator can do with an access that is there; adding one is the eighth (UADM-05…08). */
export type AccessAction = 'grant' | 'accept' | 'update' | 'resend' | 'send-new' | 'deny' | 'withdraw'

/** A person's applications with role, status and what fits the status (UADM-02…10). */
export interface ApplicationAccessProps {
  /** The heading. */
  readonly title: string
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Who has access to what, or asks for it. */
  readonly accesses: readonly Access[]
  /** Words on controls and words that are only read out. */
  readonly labels: Readonly<Record<'role' | 'requestedBy' | 'requestDate', string>>
  /** What each of the seven states is called. */
  readonly statusTexts: Readonly<Record<AccessStatus, string>>
  /** What each of the eight actions is called. */
  readonly actionTexts: Readonly<Record<AccessAction, string>>
  /** Names a button beyond its row: “Withdraw access: Service tickets”. */
  readonly toActionLabel: (actionText: string, application: string) => string
  /** What is asked before an action; without it the action starts at once. */
  readonly confirmations?: Partial<Readonly<Record<AccessAction, AccessConfirmation>>> | undefined
  /** Takes the access and what is to be done with it. */
  readonly onAction: (accessId: string, action: AccessAction) => void
  /** Adds an application: a button, or a panel with its trigger. */
  readonly add?: ReactNode
  /** Read out while the content is on its way; where it is given, stand-ins are shown. */
  readonly loadingText?: string | undefined
  /** Said where there is nothing to show. */
  readonly emptyText: string
  /** Shown where the content could not be loaded, with a way to try again. */
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
  readonly result?: StepResult | undefined
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
