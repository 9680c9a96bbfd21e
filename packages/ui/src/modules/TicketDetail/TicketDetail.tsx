import { useId } from 'react'
import { Status } from '../../components/Badge/Badge.js'
import { Link } from '../../components/Link/Link.js'
import { Skeleton } from '../../components/Skeleton/Skeleton.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { FailureState } from '../shared/records/FailureState.js'
import { CommentForm } from './CommentForm.js'
import * as styles from './TicketDetail.css.js'
import type { Ticket, TicketComment, TicketComments, TicketDetailProps } from './TicketDetail.types.js'

/** A ticket: request, status and comments. */
export function TicketDetail({ backLink, loadingText, failure, ticket, close, comments }: TicketDetailProps) {
  return (
    <article className={styles.page}>
      <p className={styles.back}>
        <Link look="quiet" href={backLink.href}>
          {backLink.text}
        </Link>
      </p>
      <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
      {failure ? (
        <div className={styles.main}>
          <FailureState {...failure} />
        </div>
      ) : ticket ? (
        <>
          <Head ticket={ticket} />
          <div className={styles.main}>
            <section>
              <h2 className={styles.heading}>{ticket.descriptionLabel}</h2>
              <p className={styles.written}>{ticket.description}</p>
            </section>
            <Comments {...comments} />
          </div>
          <aside className={styles.aside}>
            <Facts facts={ticket.facts} />
            {close}
          </aside>
        </>
      ) : (
        <div aria-hidden="true" className={styles.main}>
          <Skeleton lines={8} />
        </div>
      )}
    </article>
  )
}

function Head({ ticket: { ticketId, subject, status } }: { ticket: Ticket }) {
  return (
    <header className={styles.head}>
      <p className={styles.overline}>
        <span className={styles.number}>{ticketId}</span>
        <Status tone={status.tone}>{status.text}</Status>
      </p>
      <h1 className={styles.title}>{subject}</h1>
    </header>
  )
}

function Facts({ facts }: Pick<Ticket, 'facts'>) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.factLabel}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Comments({ title, entries, emptyText, form, closedText }: TicketComments) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.heading}>
        {title}
      </h2>
      {entries.length === 0 ? (
        <p className={styles.note}>{emptyText}</p>
      ) : (
        <ol role="list" className={styles.comments}>
          {entries.map((comment) => (
            <li key={comment.id} className={styles.comment}>
              <Comment comment={comment} />
            </li>
          ))}
        </ol>
      )}
      {form ? <CommentForm key={form.formKey} {...form} /> : closedText && <p className={styles.note}>{closedText}</p>}
    </section>
  )
}

function Comment({ comment }: { comment: TicketComment }) {
  const { author, roleText, writtenOn, text, attachments = [] } = comment
  return (
    <>
      <div className={styles.byline}>
        <p className={styles.author}>{author}</p>
        {roleText && <p className={styles.role}>{roleText}</p>}
        <time dateTime={writtenOn.dateTime} className={styles.time}>
          {writtenOn.text}
        </time>
      </div>
      <div className={styles.commentBody}>
        <p className={styles.written}>{text}</p>
        {attachments.length > 0 && (
          <ul role="list" className={styles.attachments}>
            {attachments.map((link) => (
              <li key={link.href}>
                <Link href={link.href} newTab={link.openInNewTab}>
                  {link.text}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
