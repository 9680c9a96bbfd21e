'use client'

import { useState } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { useIsHydrated } from '../../foundations/useIsHydrated.js'
import { Button } from '../Button/Button.js'
import { IconPlay } from '../Icon/layoutIcons.js'
import { Link } from '../Link/Link.js'
import { Picture } from '../Picture/Picture.js'
import * as styles from './VideoPlayer.css.js'

export type VideoTrack = {
  readonly src: string
  readonly language: string
  readonly label: string
  readonly kind?: 'captions' | 'subtitles' | 'descriptions' | undefined
}

export type VideoPlayerProps = RootProps & {
  /** Accessible name: what the video shows. */
  title: string
  /** A hosted file, or the URL of a provider's embedded player. */
  source: { readonly type: 'file' | 'frame'; readonly src: string; readonly mediaType?: string | undefined }
  /** Poster; a neutral frame without it. */
  poster?: Picture | undefined
  /** Subtitles, by language. */
  tracks?: readonly VideoTrack[] | undefined
  /** “Play video: …”. */
  playLabel: string
  /** Already formatted: “2:34”. */
  durationText?: string | undefined
  /** Consent before loading from a provider; omit it for hosted files and if consent was given. */
  consent?:
    | {
        readonly text: string
        readonly acceptText: string
        readonly privacyLink?: { readonly href: string; readonly text: string } | undefined
        readonly onAccept?: (() => void) | undefined
      }
    | undefined
  /** Link to the video without script. */
  linkText: string
}

/** A video that loads on play: poster first, then consent if a provider is contacted. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { title, source, poster, tracks, playLabel, durationText, consent, linkText, ...rest } = props
  const [step, setStep] = useState<'poster' | 'consent' | 'playing'>('poster')
  const isHydrated = useIsHydrated()

  function accept() {
    consent?.onAccept?.()
    setStep('playing')
  }

  if (step === 'playing')
    return (
      <div {...rootProps(rest, styles.player)}>
        <Media {...{ title, source, poster, tracks }} />
      </div>
    )
  return (
    <div {...rootProps(rest, styles.player)}>
      {poster && <Picture picture={poster} ratio="fill" className={styles.poster} />}
      {step === 'consent' && consent ? (
        <div data-scheme="dark" className={styles.consent}>
          <p className={styles.consentText}>{consent.text}</p>
          <div className={styles.actions}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- replaces the pressed play button */}
            <Button look="signal" autoFocus onClick={accept}>
              {consent.acceptText}
            </Button>
            {consent.privacyLink && (
              <Link look="standalone" href={consent.privacyLink.href}>
                {consent.privacyLink.text}
              </Link>
            )}
          </div>
        </div>
      ) : isHydrated ? (
        <button
          type="button"
          aria-label={[playLabel, durationText].filter(Boolean).join(', ')}
          className={styles.play}
          onClick={() => setStep(consent ? 'consent' : 'playing')}
        >
          <span className={styles.sign}>
            <IconPlay size="huge" />
          </span>
          {durationText && <span className={styles.durationText}>{durationText}</span>}
        </button>
      ) : (
        <a href={source.src} className={styles.plainLink}>
          <IconPlay size="small" />
          {linkText}
        </a>
      )}
    </div>
  )
}

function Media({
  title,
  source,
  poster,
  tracks = [],
}: Pick<VideoPlayerProps, 'title' | 'source' | 'poster' | 'tracks'>) {
  if (source.type === 'frame')
    return (
      <iframe
        ref={takeFocus}
        title={title}
        src={source.src}
        allow="autoplay; fullscreen; picture-in-picture"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a player needs scripts and its own origin, which is never ours
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
        className={styles.media}
      />
    )
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks are data: some videos have no speech
    <video
      ref={takeFocus}
      controls
      autoPlay
      playsInline
      aria-label={title}
      poster={poster?.src}
      className={styles.media}
    >
      <source src={source.src} type={source.mediaType} />
      {tracks.map(({ src, language, label, kind = 'captions' }) => (
        <track key={src} src={src} srcLang={language} label={label} kind={kind} />
      ))}
    </video>
  )
}

/** The player replaces the pressed button. */
function takeFocus(player: HTMLElement | null) {
  player?.focus()
}
