'use client'

import { useEffect, useRef, useState } from 'react'
import { IconPlay } from '../../components/Icon/layoutIcons.js'
import { Picture } from '../../components/Picture/Picture.js'
import { useIsHydrated } from '../../foundations/useIsHydrated.js'
import * as styles from './MediaFigure.css.js'
import type { MediaFigureProps } from './MediaFigure.js'

interface FilmProps extends Pick<MediaFigureProps, 'picture' | 'playLabel'> {
  readonly video: NonNullable<MediaFigureProps['video']>
}

/** A video behind one play button; the browser's controls appear when it plays, and without script. */
export function Film({ picture, video, playLabel }: FilmProps) {
  const element = useRef<HTMLVideoElement>(null)
  const [isStarted, setIsStarted] = useState(false)
  const isCovered = useIsHydrated() && playLabel !== undefined && !isStarted
  // The pressed button is gone.
  useEffect(() => {
    if (isStarted) element.current?.focus()
  }, [isStarted])
  return (
    <div className={styles.film}>
      <Picture picture={{ ...picture, alt: '' }} ratio="fill" className={styles.poster} />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are data; videos without speech have none */}
      <video
        ref={element}
        controls={!isCovered}
        preload="none"
        playsInline
        poster={noPoster}
        aria-label={video.label}
        className={styles.video}
        onPlay={() => setIsStarted(true)}
      >
        <source src={video.src} type={video.type} />
        {video.captions?.map(({ src, lang, label, isDefault }) => (
          <track key={src} kind="captions" src={src} srcLang={lang} label={label} default={isDefault} />
        ))}
      </video>
      {isCovered && (
        <button
          type="button"
          aria-label={`${playLabel}: ${video.label}`}
          className={styles.play}
          onClick={() => void element.current?.play()}
        >
          <span className={styles.sign}>
            <IconPlay size="large" />
          </span>
        </button>
      )}
    </div>
  )
}

/** The picture below is the poster, since a `poster` cannot load lazily. Without this attribute Chromium paints grey over it. */
const noPoster = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
