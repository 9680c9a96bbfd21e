import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { ButtonLink } from '../../components/Button/Button.js'
import { Link } from '../../components/Link/Link.js'
import { FilmLoop, type FilmLoopProps } from '../../components/FilmLoop/FilmLoop.js'
import { Picture } from '../../components/Picture/Picture.js'
import { IconArrowRight } from '../../components/Icon/layoutIcons.js'
import { join } from '../../foundations/join.js'
import type { LinkItem } from '../link.types.js'
import * as styles from './Hero.css.js'

/** Hero of a page: title and optional picture. Contains the page's `<h1>`. */
export interface HeroProps extends RootProps {
  /** Heading. */
  readonly title: string
  /** Overline: a few words above the heading. */
  readonly overline?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Loads with high priority; usually the largest contentful paint. */
  readonly picture?: Picture | undefined
  /** A silent film that repeats in the place of the picture, which stays its poster. */
  readonly film?: FilmLoopProps | undefined
  /** A line below the picture, like the label of a technical drawing. */
  readonly caption?: string | undefined
  /** Links; the first is the main action. */
  readonly links?: readonly LinkItem[] | undefined
  /** `outline` where the page has another main action, for example the button of a form. */
  readonly actionLook?: 'signal' | 'outline' | undefined
  /** `large` for home pages, `compact` for other pages. */
  readonly size?: 'large' | 'compact' | undefined
  /** `portrait`: a small square inside the margins, for a person on a compact hero. */
  readonly pictureShape?: 'wide' | 'portrait' | undefined
  /** Language of heading and lead if it differs from the page's (WCAG 3.1.2). */
  readonly lang?: string | undefined
}

/** Hero of a page. Its picture loads with high priority. */
export function Hero(props: HeroProps) {
  const {
    title,
    overline,
    lead,
    picture,
    film,
    caption,
    links = [],
    actionLook = 'signal',
    size = 'large',
    pictureShape = 'wide',
    lang,
    ...rest
  } = props
  const shape = pictureShape === 'portrait' ? 'portrait' : size
  const layout = selectLayout(Boolean(picture), shape)
  return (
    <div {...rootProps(rest, styles.hero, (layout === 'alone' || layout === 'portrait') && styles.heroInOneBlock)}>
      <div lang={lang} className={join(styles.heading, styles.headingOf[layout])}>
        {overline && <p className={styles.overline}>{overline}</p>}
        <h1 className={styles.title[layout === 'split' ? 'split' : size]}>{title}</h1>
      </div>
      {(lead || links.length > 0) && (
        <div className={join(styles.body, styles.bodyOf[layout])}>
          {lead && (
            <p lang={lang} className={styles.lead}>
              {lead}
            </p>
          )}
          {links.length > 0 && <HeroLinks links={links} look={actionLook} />}
        </div>
      )}
      {picture && (
        <figure className={styles.figure[shape]}>
          <div className={styles.picture[shape]}>
            <Picture picture={picture} ratio="fill" priority />
            {film && <FilmLoop {...film} />}
          </div>
          {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
        </figure>
      )}
    </div>
  )
}

/**
 * `beside`: text beside the picture, below a wide title. `split`: title and text beside the picture. `portrait`: title and
 * text beside a portrait. `aside`: text beside the title. `alone`: text below the title.
 */
function selectLayout(hasPicture: boolean, shape: 'large' | 'compact' | 'portrait') {
  if (hasPicture) return shape === 'compact' ? 'split' : shape === 'portrait' ? 'portrait' : 'beside'
  return shape === 'large' ? 'aside' : 'alone'
}

type HeroLinksProps = { links: NonNullable<HeroProps['links']>; look: NonNullable<HeroProps['actionLook']> }

function HeroLinks({ links, look }: HeroLinksProps) {
  return (
    <div className={styles.links}>
      {links.map((link, index) =>
        index === 0 ? (
          <ButtonLink
            key={link.href}
            href={link.href}
            look={look}
            size="large"
            // A number that is dialled leads to no page.
            trailingIcon={link.href.startsWith('tel:') ? undefined : IconArrowRight}
          >
            {link.text}
          </ButtonLink>
        ) : (
          <Link key={link.href} look="standalone" href={link.href} newTab={link.openInNewTab}>
            {link.text}
          </Link>
        ),
      )}
    </div>
  )
}
