import type { ReactNode } from 'react'
import type { LinkItem } from '../link.types.js'
import type { RecordFailure, RecordStatus } from '../list.types.js'
import type { ConfirmedAction, ConfirmedStep, StepResult } from '../step.types.js'

/**
 * A user of the administrator's organizations (UADM-02, UADM-14…17). Unknown and forbidden users get a `MessagePage`.
 */
export interface UserDetailProps {
  /** Link back to the list. */
  readonly backLink: LinkItem
  /** Announced while loading. */
  readonly loadingText?: string | undefined
  /** Shown with a retry action if loading failed. */
  readonly failure?: RecordFailure | undefined
  /** The user; missing while loading or failed. */
  readonly person?: UserDetailPerson | undefined
  /** Result of the last action on the user as a whole. */
  readonly result?: StepResult | undefined
  /** The user's organizations. */
  readonly organizations: UserOrganizations
  /** The user's applications: an `ApplicationAccess`. */
  readonly children?: ReactNode
  /** Deletes the user after a confirmation; omit it without permission. */
  readonly deletion?: ConfirmedStep | undefined
}

export interface UserDetailPerson {
  /** The page's `<h1>`: the name, or the e-mail address if there is no name yet. */
  readonly name: string
  readonly status: RecordStatus
  /** Facts in display order: first name, last name, e-mail. */
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[]
}

export interface UserOrganizations {
  readonly title: string
  readonly lead?: string | undefined
  readonly labels: Readonly<Record<'orguid' | 'subRegion' | 'country' | 'city' | 'members', string>>
  readonly entries: readonly UserOrganization[]
  readonly emptyText: string
}

export interface UserOrganization {
  readonly id: string
  readonly name: string
  readonly orguid: string
  readonly subRegion?: string | undefined
  readonly country?: string | undefined
  readonly city?: string | undefined
  /** Number of members, formatted. */
  readonly members?: string | undefined
  /**
   * Removes the membership; omit it without permission. `confirmWarning` if the administrator loses permissions too.
   */
  readonly removal?: MembershipRemoval | undefined
  /** Result of the last removal. */
  readonly result?: StepResult | undefined
}

export interface MembershipRemoval extends ConfirmedAction {
  /** Accessible name of the button: “Remove membership: ACME Harness Ltd”. */
  readonly label: string
  /** Another removal is running. */
  readonly disabled?: boolean | undefined
}
