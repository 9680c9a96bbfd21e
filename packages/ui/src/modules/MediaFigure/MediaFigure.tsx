import { IconPlay } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import * as styles from './MediaFigure.css.js'
import type { MediaFigureProps } from './MediaFigure.types.js'

/** A picture, or a video with a poster, and a caption on a dimension line. */
export function MediaFigure({
  picture,
  video,
  watchLink,
  caption,
  credit,
  layout = 'stretched',
  id,
}: MediaFigureProps) {
  return (
    <div className={styles.outer} id={id}>
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
    </div>
  )
}

function Video({
  picture,
  video,
}: {
  picture: MediaFigureProps['picture']
  video: NonNullable<MediaFigureProps['video']>
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are data; videos without speech have none
    <video
      controls
      preload="none"
      playsInline
      poster={video.poster ?? picture.src}
      width={picture.width}
      height={picture.height}
      aria-label={video.label}
      className={styles.media}
    >
      <source src={video.src} type={video.type} />
      {video.captions?.map(({ src, lang, label, isDefault }) => (
        <track key={src} kind="captions" src={src} srcLang={lang} label={label} default={isDefault} />
      ))}
    </video>
  )
}
