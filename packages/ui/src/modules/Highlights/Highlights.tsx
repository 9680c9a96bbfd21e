import { ButtonLink } from '../../components/Button/Button.js'
import { IconPlus } from '../../components/Icon/icons.js'
import { IconPlay } from '../../components/Icon/layoutIcons.js'
import { Picture } from '../../components/Picture/Picture.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as styles from './Highlights.css.js'

/** Highlights of a product: each has a name and an image or a video (CAT-19). */
export interface HighlightsProps {
  /** Heading. */
  readonly title: string
  /** The highlights, each with a picture or a video. */
  readonly items: readonly {
    readonly id: string
    readonly name: string
    readonly shortDescription?: string | undefined
    readonly longDescription?: string | undefined
    /** The image, or the image of the video. */
    readonly picture?: Picture | undefined
    readonly videoHref?: string | undefined
  }[]
  /** Texts of controls and announcements. */
  readonly labels: { readonly more: string; readonly video: string }
  /** Language of catalogue texts if it differs from the page's (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
  /** Id of the element, as a target of links. */
  readonly id?: string | undefined
}

/** Highlights of a product, each with a picture or video. */
export function Highlights({ title, items, labels, id, contentLanguage }: HighlightsProps) {
  return (
    <PageSection title={title} id={id}>
      <ul role="list" className={styles.list}>
        {items.map((item) => (
          <Highlight key={item.id} item={item} labels={labels} lang={contentLanguage} />
        ))}
      </ul>
    </PageSection>
  )
}

type HighlightProps = {
  item: HighlightsProps['items'][number]
  labels: HighlightsProps['labels']
  lang: string | undefined
}

function Highlight({ item, labels, lang }: HighlightProps) {
  return (
    <li className={styles.item}>
      <div className={styles.media}>
        {item.picture && <Picture picture={item.picture} ratio="fill" className={styles.picture} />}
        {item.videoHref && (
          <ButtonLink href={item.videoHref} icon={IconPlay} className={styles.play}>
            {labels.video}
          </ButtonLink>
        )}
      </div>
      <div className={styles.body}>
        <h3 lang={lang} className={styles.name}>
          {item.name}
        </h3>
        {item.shortDescription && (
          <p lang={lang} className={styles.text}>
            {item.shortDescription}
          </p>
        )}
        {item.longDescription && (
          <details>
            <summary className={styles.summary}>
              <IconPlus size="small" className={styles.sign} />
              {labels.more}
            </summary>
            <p lang={lang} className={styles.text}>
              {item.longDescription}
            </p>
          </details>
        )}
      </div>
    </li>
  )
}
