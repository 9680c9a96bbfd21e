import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { IconPlay } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { PageSection } from '../PageSection/PageSection.js'
import { FigureVideo, type FigureVideoProps } from './FigureVideo.js'
import * as styles from './MediaFigure.css.js'

/** A picture or a video with its caption. */
export interface MediaFigureProps extends RootProps {
  /** Picture with sources and alternative text. */
  readonly picture: Picture
  /** With a video the picture is its poster, which is decoration: the video has a label. */
  readonly video?: FigureVideoProps['video'] | undefined
  /** Link to a video on another site; the text must say so. The page loads nothing from it. */
  readonly watchLink?: { readonly href: string; readonly text: string; readonly note: string } | undefined
  /** A line below the picture. */
  readonly caption?: string | undefined
  /** Credit. */
  readonly credit?: string | undefined
  /** Heading in the left columns; the figure is a section of the page then. */
  readonly title?: string | undefined
  /** The widths of the image presets (IMG-02). */
  readonly layout?: 'stretched' | 'break-out' | 'inline' | undefined
}

/** A picture, or a video with a poster, and a caption on a dimension line. */
export function MediaFigure(props: MediaFigureProps) {
  const { picture, video, watchLink, caption, credit, title, layout = 'stretched', ...rest } = props
  const figure = (
    <figure className={styles.figure[layout]}>
      {video ? <FigureVideo picture={picture} video={video} /> : <Picture picture={picture} backed />}
      {watchLink && (
        <div className={styles.watch}>
          <Link look="standalone" href={watchLink.href} newTab>
            <IconPlay size="small" className={styles.watchIcon} /> {watchLink.text}
          </Link>
          <p className={styles.note}>{watchLink.note}</p>
        </div>
      )}
      {(caption || credit) && (
        <figcaption className={styles.caption}>
          <span>{caption}</span>
          {credit && <span>{credit}</span>}
        </figcaption>
      )}
    </figure>
  )
  if (title)
    return (
      <PageSection layout="split" title={title} {...rest}>
        {figure}
      </PageSection>
    )
  return <div {...rootProps(rest, styles.outer)}>{figure}</div>
}
