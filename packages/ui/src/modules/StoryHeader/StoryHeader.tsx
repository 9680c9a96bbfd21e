import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { Badge } from '../../components/Badge/Badge.js'
import { IconArrowLeft } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { Portrait } from '../shared/people/Portrait.js'
import type { LinkItem } from '../link.types.js'
import * as listStyles from '../shared/records/list.css.js'
import * as styles from './StoryHeader.css.js'

/** Header of a story page (STORY-07). */
export interface StoryHeaderProps extends RootProps {
  /** Text of the page's `<h1>`. */
  readonly title: string
  /** Lead: one or two sentences. */
  readonly leadText?: string | undefined
  /** Category, linked to its stories. */
  readonly category?: LinkItem | undefined
  /** Badge beside the date: “Ad hoc” (MEDIA-03). */
  readonly mark?: string | undefined
  /** Day of publication, as YYYY-MM-DD. */
  readonly date: string
  /** Publication date, formatted for the locale. */
  readonly dateText: string
  /** Link back to the list. */
  readonly backLink: LinkItem
  /** Picture with sources and alternative text. */
  readonly picture?: Picture | undefined
  /** A line below the picture. */
  readonly caption?: string | undefined
  /** Heading above the contacts. */
  readonly contactsTitle?: string | undefined
  /** Contacts for questions about the story. */
  readonly contacts?:
    | readonly {
        readonly id: string
        readonly name: string
        readonly href: string
        readonly picture?: Picture | undefined
        /** Initials, shown without a picture; the name is separate text. */
        readonly initials?: string | undefined
      }[]
    | undefined
  /** The `ShareBar`. */
  readonly share?: ReactNode
}

/** Header of a story: date, category, title, lead, contacts and picture. */
export function StoryHeader(props: StoryHeaderProps) {
  const {
    title,
    leadText,
    category,
    mark,
    date,
    dateText,
    backLink,
    picture,
    caption,
    contacts = [],
    share,
    contactsTitle,
    ...rest
  } = props
  return (
    <header {...rootProps(rest, styles.head)}>
      <Link look="quiet" href={backLink.href} className={styles.back}>
        <IconArrowLeft size="small" />
        {backLink.text}
      </Link>
      <p className={styles.meta}>
        {category && (
          <Link href={category.href} lang={category.lang}>
            {category.text}
          </Link>
        )}
        <time dateTime={date}>{dateText}</time>
        {mark && <Badge tone="signal">{mark}</Badge>}
      </p>
      <h1 className={styles.title}>{title}</h1>
      {leadText && <p className={styles.lead}>{leadText}</p>}
      {(contacts.length > 0 || share) && (
        <div className={styles.aside}>
          {contacts.length > 0 && (
            <ul role="list" aria-label={contactsTitle} className={styles.contacts}>
              {contacts.map(({ id, name, href, picture: portrait, initials }) => (
                <li key={id} className={styles.contact}>
                  <Portrait picture={portrait} initials={initials} className={styles.face} />
                  <Link look="quiet" href={href} className={listStyles.wholeLink}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {share}
        </div>
      )}
      {picture && (
        <figure className={styles.figure}>
          <Picture picture={picture} ratio="fill" priority className={styles.picture} />
          {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
        </figure>
      )}
    </header>
  )
}
