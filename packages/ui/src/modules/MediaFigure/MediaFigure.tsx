import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { IconPlay } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as styles from './MediaFigure.css.js'

/** A picture or a video with its caption. */
export interface MediaFigureProps extends RootProps {
  /** Picture with sources and alternative text. */
  readonly picture: Picture
  /** With a video the picture is its poster, which is decoration: the video has a label. */
  readonly video?:
    | {
        readonly src: string
        readonly type: string
        readonly label: string
        readonly captions?:
          | readonly {
              readonly src: string
              readonly lang: string
              readonly label: string
              /** Captions that are on by default. */
              readonly isDefault?: boolean | undefined
            }[]
          | undefined
      }
    | undefined
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
      {video ? <Video picture={picture} video={video} /> : <Picture picture={picture} backed />}
      {watchLink && (
        <div className={styles.watch}>
          <Link look="standalone" href={watchLink.href} newTab>
            <IconPlay size="small" /> {watchLink.text}
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

function Video({
  picture,
  video,
}: {
  picture: MediaFigureProps['picture']
  video: NonNullable<MediaFigureProps['video']>
}) {
  return (
    <div className={styles.film}>
      <Picture picture={{ ...picture, alt: '' }} ratio="fill" className={styles.poster} />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are data; videos without speech have none */}
      <video controls preload="none" playsInline poster={noPoster} aria-label={video.label} className={styles.video}>
        <source src={video.src} type={video.type} />
        {video.captions?.map(({ src, lang, label, isDefault }) => (
          <track key={src} kind="captions" src={src} srcLang={lang} label={label} default={isDefault} />
        ))}
      </video>
    </div>
  )
}

/** The picture below is the poster, since a `poster` cannot load lazily. Without this attribute Chromium paints grey over it. */
const noPoster = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
