'use client'

import type { ReactNode } from 'react'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { IconShield } from '../../components/Icon/icons.js'
import { Skeleton } from '../../components/Skeleton/Skeleton.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { PageSection } from '../PageSection/PageSection.js'
import { FailureState } from '../shared/records/FailureState.js'
import { RecordRow, RecordRows } from '../shared/records/RecordRows.js'
import { useSectionFocus } from '../shared/steps/useSectionFocus.js'
import * as styles from './ApplicationAccess.css.js'
import type { Access, AccessStatus, ApplicationAccessProps } from './ApplicationAccess.types.js'
import { AccessButton } from './AccessButton.js'

/** A user's applications with the actions of an administrator. */
export function ApplicationAccess(props: ApplicationAccessProps) {
  const { title, lead, accesses, add, loadingText, emptyText, failure, ...more } = props
  const { labels, statusTexts, actionTexts, toActionLabel, confirmations, onAction, ...rest } = more
  const row = { labels, statusTexts, actionTexts, toActionLabel, confirmations, onAction }
  return (
    <PageSection
      title={title}
      lead={lead}
      layout="split"
      aside={add && <div className={styles.add}>{add}</div>}
      {...rest}
    >
      <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
      {failure ? (
        <FailureState {...failure} />
      ) : loadingText !== undefined ? (
        <Skeleton lines={6} />
      ) : accesses.length === 0 ? (
        <EmptyState icon={IconShield} title={emptyText} />
      ) : (
        <RecordRows entries={accesses}>{(access) => <AccessRow {...row} access={access} />}</RecordRows>
      )}
    </PageSection>
  )
}

type AccessRowProps = Pick<
  ApplicationAccessProps,
  'labels' | 'statusTexts' | 'actionTexts' | 'toActionLabel' | 'confirmations' | 'onAction'
> & { access: Access }

function AccessRow({ access, labels, statusTexts, ...rest }: AccessRowProps) {
  const { application, role, status, requestedBy, requestDate, actions, result, editor } = access
  return (
    <RecordRow
      title={application}
      status={{ text: statusTexts[status], tone: tones[status] }}
      facts={[
        { label: labels.role, value: role },
        { label: labels.requestedBy, value: requestedBy },
        {
          label: labels.requestDate,
          value: requestDate && <time dateTime={requestDate.dateTime}>{requestDate.text}</time>,
        },
      ]}
      actions={
        actions.length > 0 &&
        actions.map((action) => <AccessButton key={action} {...rest} access={access} action={action} />)
      }
      result={result}
    >
      {editor && <Editor>{editor}</Editor>}
    </RecordRow>
  )
}

/** Passes the focus to the section when the editor closes. */
function Editor({ children }: { children: ReactNode }) {
  return <div ref={useSectionFocus<HTMLDivElement>()}>{children}</div>
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
