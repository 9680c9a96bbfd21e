import type { RootProps } from '../../foundations/rootProps.js'
import { ButtonLink } from '../../components/Button/Button.js'
import { DisclosureSign } from '../../components/Disclosure/DisclosureSign.js'
import { IconPlay } from '../../components/Icon/layoutIcons.js'
import { Picture } from '../../components/Picture/Picture.js'
import { PageSection } from '../PageSection/PageSection.js'
import { join } from '../../foundations/join.js'
import * as styles from './Highlights.css.js'

/** Highlights of a product: each has a name and an image or a video (CAT-19). */
export interface HighlightsProps extends RootProps {
  /** Heading. */
  readonly title: string
  /** Picture of the whole product, on which the positions of the highlights are marked. */
  readonly overview?: Picture | undefined
  /** The highlights, each with a picture or a video. */
  readonly items: readonly {
    readonly id: string
    readonly name: string
    readonly shortDescription?: string | undefined
    readonly longDescription?: string | undefined
    /** The image, or the image of the video. */
    readonly picture?: Picture | undefined
    readonly videoHref?: string | undefined
    /** Where it is on the overview, as parts of its width and height. */
    readonly position?: { readonly x: number; readonly y: number } | undefined
  }[]
  /** Texts of controls and announcements. */
  readonly labels: { readonly more: string; readonly video: string }
  /** Language of catalogue texts if it differs from the page's (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
}

/** Highlights of a product, each with a picture or video. */
export function Highlights({ title, overview, items, labels, contentLanguage, ...rest }: HighlightsProps) {
  const isMarked = overview !== undefined && items.some(({ position }) => position !== undefined)
  const isSingle = items.length === 1 && !isMarked
  return (
    <PageSection title={title} layout={isSingle ? 'split' : 'stacked'} titleSize="small" {...rest}>
      <div className={join(isMarked && styles.marked, isMarked && items.length < 3 && styles.markedFew)}>
        {isMarked && <Overview picture={overview} items={items} />}
        <ul
          role="list"
          className={join(styles.list, items.length % 3 === 0 && styles.rowsOfThree, isSingle && styles.single)}
        >
          {items.map((item, index) => (
            <Highlight
              key={item.id}
              item={item}
              number={isMarked && item.position ? index + 1 : undefined}
              labels={labels}
              lang={contentLanguage}
            />
          ))}
        </ul>
      </div>
    </PageSection>
  )
}

type OverviewProps = { picture: Picture; items: HighlightsProps['items'] }

/** The numbers are decorative: the headings of the highlights have the same ones. */
function Overview({ picture, items }: OverviewProps) {
  return (
    <div className={styles.overview}>
      <Picture picture={picture} ratio="fill" className={styles.whole} />
      <svg aria-hidden viewBox="0 0 400 300" className={styles.marks}>
        {items.map(
          ({ id, position }, index) =>
            position && (
              <g key={id} transform={`translate(${Math.round(position.x * 400)} ${Math.round(position.y * 300)})`}>
                <circle r="9" className={styles.mark} />
                <text y="3.5" textAnchor="middle" className={styles.markNumber}>
                  {index + 1}
                </text>
              </g>
            ),
        )}
      </svg>
    </div>
  )
}

type HighlightProps = {
  number: number | undefined
  item: HighlightsProps['items'][number]
  labels: HighlightsProps['labels']
  lang: string | undefined
}

function Highlight({ item, number, labels, lang }: HighlightProps) {
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
          {number !== undefined && <span className={styles.number}>{number}</span>}
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
              {labels.more}
              <DisclosureSign />
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
