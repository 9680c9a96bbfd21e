import type { ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import type { Moment, RecordFailure } from '../list.types.js'
import type { StepResult } from '../step.types.js'

/** State of a user's access to one application (UADM-03). */
export type AccessStatus = 'invited' | 'invite-expired' | 'pending' | 'active' | 'inactive' | 'declined' | 'unknown'

/** Actions on an existing access; adding one is the eighth (UADM-05…08). */
export type AccessAction = 'grant' | 'accept' | 'update' | 'resend' | 'send-new' | 'deny' | 'withdraw'

/** A user's applications with role, status and available actions (UADM-02…10). */
export interface ApplicationAccessProps extends RootProps {
  /** Heading. */
  readonly title: string
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Existing and requested accesses. */
  readonly accesses: readonly Access[]
  /** Texts of controls and announcements. */
  readonly labels: Readonly<Record<'role' | 'requestedBy' | 'requestDate', string>>
  /** Text of each state. */
  readonly statusTexts: Readonly<Record<AccessStatus, string>>
  /** Text of each action. */
  readonly actionTexts: Readonly<Record<AccessAction, string>>
  /** Accessible name of a button: “Withdraw access: Service tickets”. */
  readonly toActionLabel: (actionText: string, application: string) => string
  /** Confirmation of an action; without it the action starts immediately. */
  readonly confirmations?: Partial<Readonly<Record<AccessAction, AccessConfirmation>>> | undefined
  /** Called with the access and the action. */
  readonly onAction: (accessId: string, action: AccessAction) => void
  /** Button, or panel with its trigger, that adds an application. */
  readonly add?: ReactNode
  /** Loading announcement; if set, skeletons are shown. */
  readonly loadingText?: string | undefined
  /** Shown if the list is empty. */
  readonly emptyText: string
  /** Shown with a retry action if loading failed. */
  readonly failure?: RecordFailure | undefined
}

export interface Access {
  readonly id: string
  readonly application: string
  readonly role: string
  readonly status: AccessStatus
  readonly requestedBy?: string | undefined
  readonly requestDate?: Moment | undefined
  /** Actions allowed by status and permissions, main action first. */
  readonly actions: readonly AccessAction[]
  /** Action that is running. */
  readonly running?: AccessAction | undefined
  /** An action elsewhere is running. */
  readonly disabled?: boolean | undefined
  /** Result of the last action. */
  readonly result?: StepResult | undefined
  /** Content below the row, for example a role selection. */
  readonly editor?: ReactNode
}

export interface AccessConfirmation {
  readonly title: string
  readonly description: string
  readonly confirmText: string
  readonly cancelText: string
  readonly closeLabel: string
}
