import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { IconArrowRight, IconPlay } from '../../components/Icon/layoutIcons.js'
import { join } from '../../foundations/join.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import * as listStyles from '../shared/records/list.css.js'
import * as styles from './StoryCard.css.js'

/** A story as a teaser (STORY-02). */
export interface StoryCardItem {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly leadText?: string | undefined
  readonly category?: string | undefined
  /** Language of the category if it differs from the page's. */
  readonly categoryLang?: string | undefined
  /** Formatted date, and as `2026-03-14`. */
  readonly dateText: string
  readonly date: string
  readonly picture?: Picture | undefined
  /** Label of stories with a video: “Video, 2:34”. */
  readonly videoText?: string | undefined
  /** Language of its texts if it differs from the page's. */
  readonly lang?: string | undefined
}

export interface StoryCardProps extends RootProps {
  /** The story. */
  readonly story: StoryCardItem
  /** `lead` is wide, for the latest story; `row` has the picture beside the text, for a story alone. */
  readonly look?: 'card' | 'lead' | 'row' | undefined
  /** Heading level. */
  readonly headingLevel?: 2 | 3 | 4 | undefined
  /** Loads the picture with high priority, for the first viewport. */
  readonly isPriority?: boolean | undefined
}

/** Story teaser: picture, date, category, title and lead. */
export function StoryCard({ story, look = 'card', headingLevel = 3, isPriority, ...rest }: StoryCardProps) {
  const { href, title, leadText, category, categoryLang, dateText, date, picture, videoText, lang } = story
  const Heading = `h${headingLevel}` as const
  return (
    <article {...rootProps(rest, styles.card, styles.looks[look])}>
      <div className={styles.frame}>
        {picture && <Picture picture={picture} ratio="fill" priority={isPriority} className={styles.picture} />}
        {videoText && (
          <span className={styles.video}>
            <IconPlay size="small" />
            {videoText}
          </span>
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.meta}>
          {category && <strong lang={categoryLang}>{category}</strong>}
          <time dateTime={date}>{dateText}</time>
        </p>
        <div className={styles.head}>
          <Heading lang={lang} className={look === 'lead' ? styles.titleLead : listStyles.title}>
            <Link look="quiet" href={href} className={listStyles.wholeLink}>
              {title}
            </Link>
          </Heading>
          <IconArrowRight className={styles.arrow} />
        </div>
        {leadText && (
          <p lang={lang} className={join(listStyles.text, styles.text)}>
            {leadText}
          </p>
        )}
      </div>
    </article>
  )
}
