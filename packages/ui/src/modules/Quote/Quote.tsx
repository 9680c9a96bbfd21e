import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { Picture } from '../../components/Picture/Picture.js'
import * as styles from './Quote.css.js'

/** Large quotation. */
export interface QuoteProps extends RootProps {
  /** Quotation with the quotation marks of its language. */
  readonly text: string
  /** Name of the speaker. */
  readonly author?: string | undefined
  /** Role and organization of the speaker. */
  readonly role?: string | undefined
  /** Picture with sources and alternative text. */
  readonly picture?: Picture | undefined
}

/** Large quotation; the text includes the quotation marks of its language. */
export function Quote({ text, author, role, picture, ...rest }: QuoteProps) {
  return (
    <div {...rootProps(rest, styles.quote)}>
      <figure className={styles.body}>
        <blockquote>
          <p className={styles.text}>{text}</p>
        </blockquote>
        {author && (
          <figcaption className={styles.source}>
            {picture && <Picture picture={picture} ratio="fill" className={styles.portrait} />}
            <span>
              <cite className={styles.author}>{author}</cite>
              {role && <span className={styles.role}>{role}</span>}
            </span>
          </figcaption>
        )}
      </figure>
    </div>
  )
}
