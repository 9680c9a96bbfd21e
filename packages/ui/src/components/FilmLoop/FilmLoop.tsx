'use client'

import { useDeferredValue, useRef, useState, useSyncExternalStore } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { useSharedRef } from '../../foundations/useSharedRef.js'
import { createIcon } from '../Icon/Icon.js'
import { IconPlay } from '../Icon/layoutIcons.js'
import * as styles from './FilmLoop.css.js'

// Not the one of `icons.tsx`: the chunk with all icons would be loaded for it.
const IconPause = /* @__PURE__ */ createIcon('M8.5 5v14M15.5 5v14')

export type FilmLoopProps = Omit<RootProps, 'onPause' | 'onPlay' | 'onPlaying'> & {
  /** URL of an MP4 without sound, a few seconds long. */
  src: string
  /** Accessible name of the button while the film plays: “Pause film”. */
  pauseLabel: string
  /** Accessible name of the button while the film is paused: “Play film”. */
  playLabel: string
}

/**
 * A silent film that repeats over its poster, which is the element before it in a positioned parent (WCAG 2.2.2). Nothing
 * is loaded with reduced motion or reduced data, and without script. The poster is shown first.
 */
export function FilmLoop(props: FilmLoopProps) {
  // A browser takes longer for a player than for the rest of a page: Chromium reads a stylesheet of 125 kB for the first
  // one, and media queries make it lay out the page.
  return useDeferredValue(true, false) ? <Film {...props} /> : null
}

function Film({ src, pauseLabel, playLabel, ...rest }: FilmLoopProps) {
  const mayPlay = useSyncExternalStore(subscribe, readPreference)
  const video = useRef<HTMLVideoElement>(null)
  useSharedRef(rest.ref, video)
  const [isPlaying, setIsPlaying] = useState(false)
  const [isStarted, setIsStarted] = useState(false)
  if (!mayPlay) return null

  function toggle() {
    if (isPlaying) video.current?.pause()
    else void video.current?.play()
  }

  const started = isStarted || undefined
  return (
    <>
      {/* The poster has the alternative text. */}
      <video
        src={src}
        autoPlay
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        data-started={started}
        {...rootProps(rest, styles.film)}
        ref={video}
        onPlaying={() => setIsStarted(true)}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
      />
      <span aria-hidden="true" data-started={started} className={styles.shade} />
      <button type="button" aria-label={isPlaying ? pauseLabel : playLabel} className={styles.button} onClick={toggle}>
        {isPlaying ? <IconPause size="small" /> : <IconPlay size="small" />}
      </button>
    </>
  )
}

const refusals = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)']

/** `saveData` is not in TypeScript's DOM types. */
function readPreference(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return !connection?.saveData && !refusals.some((query) => matchMedia(query).matches)
}

function subscribe(onChange: () => void) {
  const queries = refusals.map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}
