import type { ReactNode } from 'react'
import { Status } from '../../components/Badge/Badge.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import { IconShield } from '../../components/Icon/icons.js'
import { Skeleton } from '../../components/Skeleton/Skeleton.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { PageSection } from '../PageSection/PageSection.js'
import { FailureState } from '../parts/FailureState.js'
import * as styles from './ApplicationAccess.css.js'
import type { Access, AccessStatus, ApplicationAccessProps } from './ApplicationAccess.types.js'
import { AccessButton } from './AccessButton.js'

/** Which applications a person may use, and what an administrator can do about each. */
export function ApplicationAccess(props: ApplicationAccessProps) {
  const { title, lead, accesses, add, loadingText, emptyText, failure } = props
  return (
    <PageSection title={title} lead={lead} layout="split" aside={add && <div className={styles.add}>{add}</div>}>
      <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
      {failure ? (
        <FailureState {...failure} />
      ) : loadingText !== undefined ? (
        <Skeleton lines={6} />
      ) : accesses.length === 0 ? (
        <EmptyState icon={IconShield} title={emptyText} />
      ) : (
        <ul role="list" className={styles.list}>
          {accesses.map((access) => (
            <li key={access.id} className={styles.entry}>
              <AccessRow {...props} access={access} />
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  )
}

type AccessRowProps = ApplicationAccessProps & { access: Access }

function AccessRow({ access, labels, statusTexts, ...rest }: AccessRowProps) {
  const { application, role, status, requestedBy, requestDate, actions, result, editor } = access
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.application}>{application}</h3>
        <Status tone={tones[status]}>{statusTexts[status]}</Status>
      </div>
      <dl className={styles.facts}>
        <Fact label={labels.role}>{role}</Fact>
        {requestedBy && <Fact label={labels.requestedBy}>{requestedBy}</Fact>}
        {requestDate && (
          <Fact label={labels.requestDate}>
            <time dateTime={requestDate.dateTime}>{requestDate.text}</time>
          </Fact>
        )}
      </dl>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action) => (
            <AccessButton key={action} {...rest} access={access} action={action} />
          ))}
        </div>
      )}
      {result && (
        <FlashMessage tone={result.tone} title={result.title} className={styles.below}>
          {result.text}
        </FlashMessage>
      )}
      {editor && <div className={styles.below}>{editor}</div>}
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const tones: Record<AccessStatus, 'success' | 'info' | 'warning' | 'danger' | 'neutral'> = {
  invited: 'info',
  'invite-expired': 'warning',
  pending: 'warning',
  active: 'success',
  inactive: 'neutral',
  declined: 'danger',
  unknown: 'neutral',
}
