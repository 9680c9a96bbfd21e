import type { ReactNode } from 'react'
import type { LinkItem } from '../link.types.js'
import type { RecordFailure, RecordStatus } from '../list.types.js'
import type { ConfirmedAction, ConfirmedStep, StepResult } from '../step.types.js'

/** One person of the administrator's organizations (UADM-02, UADM-14…17). Unknown and forbidden people are a `MessagePage`. */
export interface UserDetailProps {
  /** The way back to the list. */
  readonly backLink: LinkItem
  /** Said while the person is on the way. */
  readonly loadingText?: string | undefined
  /** Shown where the person could not be loaded, with a way to try again. */
  readonly failure?: RecordFailure | undefined
  /** The person; missing while it loads or failed to. */
  readonly person?: UserDetailPerson | undefined
  /** How the last step ended that was about the person as a whole. */
  readonly result?: StepResult | undefined
  /** Where the person belongs to. */
  readonly organizations: UserOrganizations
  /** What the person may use: an `ApplicationAccess`. */
  readonly children?: ReactNode
  /** Deletes the person after a question; left out where the administrator may not. */
  readonly deletion?: ConfirmedStep | undefined
}

export interface UserDetailPerson {
  /** The page's `<h1>`: the name, or the address of who has none yet. */
  readonly name: string
  readonly status: RecordStatus
  /** First name, last name, e-mail; in the order of the page. */
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
  /** How many people belong to it, written by the locale. */
  readonly members?: string | undefined
  /** Removes the membership; left out where the administrator may not. `confirmWarning` where rights of one's own go with it. */
  readonly removal?: MembershipRemoval | undefined
  /** How the last removal ended. */
  readonly result?: StepResult | undefined
}

export interface MembershipRemoval extends ConfirmedAction {
  /** Names the button beyond its row: “Remove membership: ACME Harness Ltd”. */
  readonly label: string
  /** Another one is under way. */
  readonly disabled?: boolean | undefined
}
