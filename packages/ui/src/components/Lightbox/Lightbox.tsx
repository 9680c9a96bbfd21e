'use client'

import * as RadixDialog from '@radix-ui/react-dialog'
import { useRef, useState, type KeyboardEvent } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { IconButton } from '../Button/Button.js'
import { IconChevronLeft, IconChevronRight, IconClose } from '../Icon/layoutIcons.js'
import { Picture } from '../Picture/Picture.js'
import { Overlay, useOpenerFocus, type OverlayProps } from '../Dialog/Overlay.js'
import * as styles from './Lightbox.css.js'

export type LightboxItem = {
  readonly id: string
  readonly picture: Picture
  readonly caption?: string | undefined
  /** 80 px wide (IMG-06); without thumbnails their row is omitted. */
  readonly thumbnail?: Picture | undefined
}

export type LightboxProps = RootProps &
  OverlayProps & {
    /** Accessible name of the dialog. */
    title: string
    /** Pictures in display order. */
    items: readonly LightboxItem[]
    /** Zero-based index of the first picture. */
    startIndex?: number | undefined
    /** Texts of controls and announcements. */
    labels: {
      readonly close: string
      readonly previous: string
      readonly next: string
      /** “2 of 5” (one-based); announced when the picture changes. */
      readonly toPosition: (position: number, count: number) => string
      /** “Show picture 2”. */
      readonly toThumbnail: (position: number) => string
    }
  }

/** Full-window pictures; arrow keys, swipe and thumbnails navigate. */
export function Lightbox({ trigger, open, defaultOpen, onOpenChange, ...content }: LightboxProps) {
  return (
    <Overlay trigger={trigger} open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Stage hasTrigger={trigger !== undefined} {...content} />
    </Overlay>
  )
}

type StageProps = Omit<LightboxProps, keyof OverlayProps> & { hasTrigger: boolean }

function Stage({ title, items, startIndex = 0, labels, hasTrigger, ...rest }: StageProps) {
  const openerFocus = useOpenerFocus(hasTrigger)
  const [index, setIndex] = useState(startIndex)
  const track = useRef<HTMLUListElement>(null)
  /** Index that the track scrolls to. */
  const chosen = useRef<number | null>(null)

  function show(next: number) {
    const target = Math.max(0, Math.min(next, items.length - 1))
    if (target === index) return
    chosen.current = target
    scrollTo(target)
    setIndex(target)
  }

  function scrollTo(target: number, behavior: ScrollBehavior = 'auto') {
    const left = target * (track.current?.clientWidth ?? 0)
    // From right to left, positions in the track are negative.
    track.current?.scrollTo({ left: isRightToLeft(track.current) ? -left : left, behavior })
  }

  function moveWithKeys(event: KeyboardEvent) {
    const forwards = isRightToLeft(event.currentTarget) ? -1 : 1
    const next = { ArrowLeft: index - forwards, ArrowRight: index + forwards, Home: 0, End: items.length - 1 }[
      event.key
    ]
    if (next === undefined) return
    event.preventDefault()
    show(next)
  }

  /** Touch scrolls the track natively; the state follows it, except while the track scrolls to a chosen picture. */
  function follow() {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {}
    if (clientWidth === 0) return
    const position = Math.max(0, Math.min(Math.round(Math.abs(scrollLeft) / clientWidth), items.length - 1))
    if (chosen.current !== null && chosen.current !== position) return
    forgetChosen()
    setIndex(position)
  }

  function forgetChosen() {
    chosen.current = null
  }

  const caption = items[index]?.caption
  return (
    // Dark background in every scheme.
    <RadixDialog.Content
      data-scheme="dark"
      aria-describedby={undefined}
      {...rootProps(rest, styles.stage)}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event)
        moveWithKeys(event)
      }}
      {...openerFocus}
      onOpenAutoFocus={() => {
        openerFocus.onOpenAutoFocus()
        scrollTo(startIndex, 'instant')
      }}
    >
      <VisuallyHidden>
        <RadixDialog.Title>{title}</RadixDialog.Title>
      </VisuallyHidden>
      <div className={styles.head}>
        <p role="status" className={styles.position}>
          {labels.toPosition(index + 1, items.length)}
        </p>
        <RadixDialog.Close asChild>
          <IconButton icon={IconClose} label={labels.close} />
        </RadixDialog.Close>
      </div>
      <ul
        role="list"
        aria-label={title}
        tabIndex={0}
        ref={track}
        className={styles.track}
        onScroll={follow}
        onPointerDown={forgetChosen}
        onWheel={forgetChosen}
      >
        {items.map((item, position) => (
          <li key={item.id} aria-hidden={position === index ? undefined : true} className={styles.slide}>
            <Picture picture={item.picture} ratio="fill" fit="contain" className={styles.picture} sizes="100vw" />
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <>
          <IconButton
            icon={IconChevronLeft}
            label={labels.previous}
            aria-disabled={index === 0 || undefined}
            className={styles.previous}
            onClick={() => show(index - 1)}
          />
          <IconButton
            icon={IconChevronRight}
            label={labels.next}
            aria-disabled={index === items.length - 1 || undefined}
            className={styles.next}
            onClick={() => show(index + 1)}
          />
        </>
      )}
      <div className={styles.foot}>
        {caption && <p className={styles.caption}>{caption}</p>}
        {items.length > 1 && items.every((item) => item.thumbnail) && (
          <ul role="list" className={styles.thumbnails}>
            {items.map((item, position) => (
              <li key={item.id}>
                <button
                  type="button"
                  aria-label={labels.toThumbnail(position + 1)}
                  aria-current={position === index || undefined}
                  className={styles.thumbnail}
                  onClick={() => show(position)}
                >
                  {item.thumbnail && <Picture picture={{ ...item.thumbnail, alt: '' }} ratio="fill" />}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </RadixDialog.Content>
  )
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
