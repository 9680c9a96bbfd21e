import { Status } from '../../components/Badge/Badge.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import { IconUser } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { Skeleton } from '../../components/Skeleton/Skeleton.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { PageSection } from '../PageSection/PageSection.js'
import { ConfirmedButton } from '../shared/steps/ConfirmedButton.js'
import { FailureState } from '../shared/records/FailureState.js'
import { RecordRow, RecordRows } from '../shared/records/RecordRows.js'
import { StepSection } from '../shared/steps/StepSection.js'
import * as styles from './UserDetail.css.js'
import type { UserDetailPerson, UserDetailProps, UserOrganization, UserOrganizations } from './UserDetail.types.js'

/** A user: profile, organizations, applications and deletion. */
export function UserDetail(props: UserDetailProps) {
  const { backLink, loadingText, failure, person, result, organizations, children, deletion } = props
  const isShown = person !== undefined && failure === undefined
  return (
    <article>
      <header className={styles.head}>
        <p>
          <Link look="quiet" href={backLink.href}>
            {backLink.text}
          </Link>
        </p>
        <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
        {failure ? <FailureState {...failure} /> : person ? <Person {...person} /> : <Skeleton lines={6} />}
        {result && (
          <FlashMessage tone={result.tone} title={result.title}>
            {result.text}
          </FlashMessage>
        )}
      </header>
      {isShown && (
        <>
          <Organizations {...organizations} />
          {children}
          {deletion && (
            <StepSection title={deletion.title} text={deletion.text} result={deletion.result}>
              <ConfirmedButton {...deletion} isDanger />
            </StepSection>
          )}
        </>
      )}
    </article>
  )
}

function Person({ name, status, facts }: UserDetailPerson) {
  return (
    <>
      <div className={styles.title}>
        <h1 className={styles.name}>{name}</h1>
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
