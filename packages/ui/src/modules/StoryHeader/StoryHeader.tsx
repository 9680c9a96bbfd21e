import { Badge } from '../../components/Badge/Badge.js'
import { IconArrowLeft } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { Portrait } from '../shared/people/Portrait.js'
import * as listStyles from '../shared/records/list.css.js'
import * as styles from './StoryHeader.css.js'
import type { StoryHeaderProps } from './StoryHeader.types.js'

/** Header of a story: date, category, title, lead, contacts and picture. */
export function StoryHeader(props: StoryHeaderProps) {
  const { title, leadText, category, mark, date, dateText, backLink, picture, caption, contacts = [], share } = props
  return (
    <header className={styles.head}>
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
            <ul role="list" aria-label={props.contactsTitle} className={styles.contacts}>
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
