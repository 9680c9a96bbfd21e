import { useId } from 'react'
import { rootProps } from '../../foundations/rootProps.js'
import { Status } from '../../components/Badge/Badge.js'
import { Disclosure } from '../../components/Disclosure/Disclosure.js'
import { FocusedMessage } from '../../components/FlashMessage/FocusedMessage.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { Skeleton } from '../../components/Skeleton/Skeleton.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { DraftNotice } from '../shared/forms/useDraftForm.js'
import { FailureState } from '../shared/records/FailureState.js'
import * as styles from './TicketDetail.css.js'
import type {
  Ticket,
  TicketAttachment,
  TicketComment,
  TicketComments,
  TicketDetailProps,
  TicketHistory,
  TicketWatchers,
} from './TicketDetail.types.js'

/** A ticket: request, status and comments. */
export function TicketDetail(props: TicketDetailProps) {
  const { backLink, loadingText, failure, ticket, close, reopen, successText, notice, newsText, comments, ...rest } =
    props
  return (
    <article {...rootProps(rest, styles.page)}>
      {backLink && (
        <p className={styles.back}>
          <Link look="quiet" href={backLink.href}>
            {backLink.text}
          </Link>
        </p>
      )}
      <VisuallyHidden role="status">{loadingText ?? newsText}</VisuallyHidden>
      {failure ? (
        <div className={styles.main}>
          <FailureState {...failure} />
        </div>
      ) : ticket ? (
        <>
          <Head ticket={ticket} />
          <div className={styles.main}>
            {successText && <FocusedMessage tone="success" title={successText} />}
            <DraftNotice notice={notice} />
            <section>
              <h2 className={styles.heading}>{ticket.descriptionLabel}</h2>
              <p className={styles.written}>{ticket.description}</p>
              <Attachments attachments={ticket.attachments} />
            </section>
            <Comments {...comments} />
          </div>
          <aside className={styles.aside}>
            <Facts facts={ticket.facts} />
            {close}
            {reopen}
            {ticket.history && <History {...ticket.history} />}
            {ticket.watchers && <Watchers {...ticket.watchers} />}
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

function Head({ ticket: { ticketId, subject, status, statusText } }: { ticket: Ticket }) {
  return (
    <header className={styles.head}>
      <p className={styles.overline}>
        <span className={styles.number}>{ticketId}</span>
        <Status tone={status.tone}>{status.text}</Status>
      </p>
      <h1 className={styles.title}>{subject}</h1>
      {statusText && <p className={styles.statusText}>{statusText}</p>}
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

function History({ title, entries }: TicketHistory) {
  return (
    <Disclosure summary={title}>
      <ol role="list" className={styles.history}>
        {entries.map(({ id, text, changedOn }) => (
          <li key={id}>
            <time dateTime={changedOn.dateTime} className={styles.time}>
              {changedOn.text}
            </time>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}

function Watchers({ title, names, emptyText, action }: TicketWatchers) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h2 id={titleId} className={styles.heading}>
        {title}
      </h2>
      {names.length === 0 ? (
        <p className={styles.time}>{emptyText}</p>
      ) : (
        <ul role="list">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {action}
    </section>
  )
}

function Attachments({ attachments = [] }: { attachments: readonly TicketAttachment[] | undefined }) {
  if (attachments.length === 0) return null
  return (
    <ul role="list" className={styles.attachments}>
      {attachments.map(({ href, text, openInNewTab, thumbnail, player }) => (
        <li key={href} className={styles.attachment}>
          {player ?? (thumbnail && <Picture picture={thumbnail} className={styles.thumbnail} />)}
          <Link href={href} newTab={openInNewTab}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
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
      {form || (closedText && <p className={styles.note}>{closedText}</p>)}
    </section>
  )
}

function Comment({ comment }: { comment: TicketComment }) {
  const { author, roleText, writtenOn, text, attachments } = comment
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
        <Attachments attachments={attachments} />
      </div>
    </>
  )
}
