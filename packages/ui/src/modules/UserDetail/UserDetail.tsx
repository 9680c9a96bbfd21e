'use client'

import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { Status } from '../../components/Badge/Badge.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import { IconUser } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { Skeleton } from '../../components/Skeleton/Skeleton.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { PageSection } from '../PageSection/PageSection.js'
import { BreakableEmail } from '../shared/people/BreakableEmail.js'
import { ConfirmedButton } from '../shared/steps/ConfirmedButton.js'
import { FailureState } from '../shared/records/FailureState.js'
import { RecordRow, RecordRows } from '../shared/records/RecordRows.js'
import { StepSection } from '../shared/steps/StepSection.js'
import { settings } from '../shared/styles/settings.css.js'
import type { LinkItem } from '../link.types.js'
import type { RecordFailure, RecordStatus } from '../list.types.js'
import type { ConfirmedAction, ConfirmedStep, StepResult } from '../step.types.js'
import * as styles from './UserDetail.css.js'

/**
 * A user of the administrator's organizations (UADM-02, UADM-14…17). Unknown and forbidden users get a `MessagePage`.
 */
export interface UserDetailProps extends RootProps {
  /** Link back to the list, for pages without a breadcrumb. */
  readonly backLink?: LinkItem | undefined
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
}

/** A user: profile, organizations, applications and deletion. */
export function UserDetail(props: UserDetailProps) {
  const { backLink, loadingText, failure, person, result, organizations, children, deletion, ...rest } = props
  const isShown = person !== undefined && failure === undefined
  return (
    <article {...rootProps(rest)}>
      <header className={styles.head}>
        {backLink && (
          <p>
            <Link look="quiet" href={backLink.href}>
              {backLink.text}
            </Link>
          </p>
        )}
        <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
        {failure ? <FailureState {...failure} /> : person ? <Person {...person} /> : <Skeleton lines={6} />}
        {result && (
          <FlashMessage tone={result.tone} title={result.title}>
            {result.text}
          </FlashMessage>
        )}
      </header>
      {isShown && (
        <div className={settings}>
          <Organizations {...organizations} />
          {children}
          {deletion && (
            <StepSection title={deletion.title} text={deletion.text} result={deletion.result}>
              <ConfirmedButton {...deletion} isDanger />
            </StepSection>
          )}
        </div>
      )}
    </article>
  )
}

function Person({ name, status, facts }: UserDetailPerson) {
  return (
    <>
      <div className={styles.title}>
        <h1 className={styles.name}>
          <BreakableEmail text={name} />
        </h1>
        <Status tone={status.tone}>{status.text}</Status>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Organizations({ title, lead, labels, entries, emptyText }: UserOrganizations) {
  return (
    <PageSection title={title} lead={lead} layout="split">
      {entries.length === 0 ? (
        <EmptyState icon={IconUser} title={emptyText} />
      ) : (
        <RecordRows entries={entries}>{(entry) => <Organization organization={entry} labels={labels} />}</RecordRows>
      )}
    </PageSection>
  )
}

type OrganizationProps = Pick<UserOrganizations, 'labels'> & { organization: UserOrganization }

function Organization({ organization, labels }: OrganizationProps) {
  const { name, removal, result } = organization
  return (
    <RecordRow
      title={name}
      facts={facts.map((fact) => ({ label: labels[fact], value: organization[fact] }))}
      actions={removal && <ConfirmedButton {...removal} size="small" />}
      result={result}
    />
  )
}

const facts = ['orguid', 'subRegion', 'country', 'city', 'members'] as const
