'use client'

import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { IconPlay } from '../../components/Icon/layoutIcons.js'
import { Picture } from '../../components/Picture/Picture.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { Anchor } from '../../foundations/provider/UiProvider.js'
import * as styles from './MediaFigure.css.js'

/** A video and the picture that is its poster. */
export interface FigureVideoProps {
  /** The poster. Decoration: the video has a label. */
  readonly picture: Picture
  /** Files, names and captions of the video. */
  readonly video: {
    readonly src: string
    readonly type: string
    readonly label: string
    /** Says what the play sign does, before the label: “Watch the video”. */
    readonly playText?: string | undefined
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
}

/**
 * A video below its poster. The play sign links to the file and plays it in place. The browser's controls, about a hundred
 * elements in Chromium, are made when it is pressed; without script the browser shows them by itself.
 */
export function FigureVideo({ picture, video: { src, type, label, playText, captions } }: FigureVideoProps) {
  const [isStarted, setIsStarted] = useState(false)
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    // The link had the focus.
    if (isStarted) video.current?.focus()
  }, [isStarted])

  function start(event: MouseEvent) {
    // Modifier keys open the link in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setIsStarted(true)
    // The controls show what is wrong with a file that cannot be played.
    video.current?.play().catch(() => {})
  }

  return (
    <div className={styles.film}>
      <Picture picture={{ ...picture, alt: '' }} ratio="fill" className={styles.poster} />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are data; videos without speech have none */}
      <video
        ref={video}
        controls={isStarted}
        preload="none"
        playsInline
        poster={noPoster}
        aria-label={label}
        className={styles.video}
      >
        <source src={src} type={type} />
        {captions?.map((track) => (
          <track
            key={track.src}
            kind="captions"
            src={track.src}
            srcLang={track.lang}
            label={track.label}
            default={track.isDefault}
          />
        ))}
      </video>
      {!isStarted && (
        <Anchor href={src} className={styles.play} onClick={start}>
          <span className={styles.playSign}>
            <IconPlay size="huge" />
          </span>
          <VisuallyHidden>
            {playText} {label}
          </VisuallyHidden>
        </Anchor>
      )}
    </div>
  )
}

/** The picture below is the poster, since a `poster` cannot load lazily. Without this attribute Chromium paints grey over it. */
const noPoster = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
