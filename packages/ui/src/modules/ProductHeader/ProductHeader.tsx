import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { ButtonLink } from '../../components/Button/Button.js'
import { IconArrowRight } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { Gallery, type GalleryProps } from '../Gallery/Gallery.js'
import type { LinkItem } from '../link.types.js'
import * as styles from './ProductHeader.css.js'

/** Header of a product or service page: name, brand, descriptions, gallery (CAT-11). Contains the page's `<h1>`. */
export interface ProductHeaderProps extends RootProps {
  /** Name of the product. */
  readonly name: string
  /** Overline: a few words above the heading. */
  readonly overline?: string | undefined
  /** Language of the overline if it differs from the page's (WCAG 3.1.2). */
  readonly overlineLang?: string | undefined
  /**
   * Former name of `overlineLang`; `npx @kudex/ui-codemod` renames it.
   *
   * @deprecated Use `overlineLang`, as other languages of one text are named.
   */
  readonly overlineLanguage?: string | undefined
  /** Brand name, unless it is the group's own (SITE-20). */
  readonly brand?: { readonly name: string; readonly picture?: Picture | undefined } | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Long description; line breaks separate paragraphs. */
  readonly description?: string | undefined
  /** Pictures and the accessible name of the gallery. */
  readonly gallery: Pick<GalleryProps, 'label' | 'items' | 'film' | 'onEnlarge'>
  /** Key figures, already formatted. */
  readonly figures?: readonly { readonly id: string; readonly value: string; readonly label: string }[] | undefined
  /** Actions; the first is the main one. */
  readonly links?: readonly LinkItem[] | undefined
  /** Further controls, for example “Add to comparison” (CAT-27). */
  readonly actions?: ReactNode
  /** Language of catalogue texts if it differs from the page's (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
}

/** Header of a product or service page: name, pictures and description. */
export function ProductHeader(props: ProductHeaderProps) {
  const {
    name,
    overline,
    overlineLanguage,
    overlineLang = overlineLanguage,
    brand,
    gallery,
    contentLanguage,
    ...more
  } = props
  const { lead, description, figures, links, actions, ...rest } = more
  return (
    <div {...rootProps(rest, styles.header)}>
      <div className={styles.heading}>
        <div className={styles.names}>
          <Overline overline={overline} brandName={brand?.picture ? undefined : brand?.name} lang={overlineLang} />
          <h1 lang={contentLanguage} className={styles.name}>
            {name}
          </h1>
        </div>
        {brand?.picture && <Picture picture={brand.picture} className={styles.brandPicture} />}
      </div>
      <div className={styles.gallery}>
        <Gallery {...gallery} contentLanguage={contentLanguage} isPriority />
      </div>
      <Body {...{ lead, description, figures, links, actions }} lang={contentLanguage} />
    </div>
  )
}

/** A brand without a logo is named beside the classification. */
type OverlineProps = { overline: string | undefined; brandName: string | undefined; lang: string | undefined }

function Overline({ overline, brandName, lang }: OverlineProps) {
  if (!overline && !brandName) return null
  return (
    <p className={styles.overline}>
      {overline && <span lang={lang}>{overline}</span>}{' '}
      {brandName && <span className={styles.brandName}>{brandName}</span>}
    </p>
  )
}

type BodyProps = Pick<ProductHeaderProps, 'lead' | 'description' | 'figures' | 'links' | 'actions'> & {
  lang: string | undefined
}

function Body({ lead, description, figures = [], links = [], actions, lang }: BodyProps) {
  return (
    <div className={styles.body}>
      {lead && (
        <p lang={lang} className={styles.lead}>
          {lead}
        </p>
      )}
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map((figure) => (
            <div key={figure.id} className={styles.figure}>
              <dt lang={lang} className={styles.figureLabel}>
                {figure.label}
              </dt>
              <dd className={styles.figureValue}>{figure.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {description && (
        <div lang={lang} className={styles.description}>
          {description.split(/\n+/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      )}
      {(links.length > 0 || actions) && (
        <div className={styles.links}>
          {links.map((link, index) =>
            index === 0 ? (
              <ButtonLink key={link.href} href={link.href} lang={link.lang} look="signal" trailingIcon={IconArrowRight}>
                {link.text}
              </ButtonLink>
            ) : (
              <Link key={link.href} look="standalone" href={link.href} lang={link.lang} newTab={link.openInNewTab}>
                {link.text}
              </Link>
            ),
          )}
          {actions}
        </div>
      )}
    </div>
  )
}
