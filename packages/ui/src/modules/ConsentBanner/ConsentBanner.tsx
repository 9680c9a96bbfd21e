'use client'

import { useEffect, useId, useRef, type FormEvent } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { useSharedRef } from '../../foundations/useSharedRef.js'
import { Button } from '../../components/Button/Button.js'
import { Checkbox } from '../../components/Checkbox/Checkbox.js'
import { Disclosure } from '../../components/Disclosure/Disclosure.js'
import { Link } from '../../components/Link/Link.js'
import { coveredProperty } from '../../foundations/lowerEdge.js'
import type { LinkItem } from '../link.types.js'
import * as styles from './ConsentBanner.css.js'

/** Consent to third-party services, at the lower edge of the window (PAGE-28). */
export interface ConsentBannerProps extends RootProps {
  /** Heading. */
  readonly title: string
  /** The question, and how to change the choice later. */
  readonly text: string
  /** Link to the privacy statement. */
  readonly privacyLink?: LinkItem | undefined
  /** Kinds of services that can be allowed individually. */
  readonly kinds: readonly ConsentKind[]
  /** Texts of the four buttons. */
  readonly labels: {
    readonly accept: string
    readonly reject: string
    /** Text of the button that opens the list of kinds. */
    readonly choose: string
    readonly save: string
  }
  /** Called with the ids of the allowed kinds: all, none, or the checked ones. */
  readonly onDecide: (allowed: readonly string[]) => void
  /** True if the visitor opened it: the list is expanded and the heading gets the focus. */
  readonly takesFocus?: boolean | undefined
}

/** One kind of service. */
export interface ConsentKind {
  readonly id: string
  readonly title: string
  readonly description: string
  /** Previous choice. */
  readonly isAllowed: boolean
}

/** Asks for consent to third-party services; the page stays usable. */
export function ConsentBanner(props: ConsentBannerProps) {
  const { title, text, privacyLink, kinds, labels, onDecide, takesFocus = false, ...rest } = props
  const titleId = useId()
  const region = useRef<HTMLElement>(null)
  useSharedRef(rest.ref, region)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (!takesFocus) return undefined
    const before = document.activeElement
    heading.current?.focus()
    // Restore the focus to the element that opened it.
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [takesFocus])
  useEffect(() => (region.current ? keepFocusInSight(region.current) : undefined), [])

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onDecide(new FormData(event.currentTarget).getAll(fieldName).map(String))
  }
  return (
    <section aria-labelledby={titleId} {...rootProps(rest, styles.banner)} ref={region}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>
            {text}
            {privacyLink && (
              <>
                {' '}
                <Link href={privacyLink.href} newTab={privacyLink.openInNewTab}>
                  {privacyLink.text}
                </Link>
              </>
            )}
          </p>
        </div>
        <div className={styles.answers}>
          <Button look="outline" onClick={() => onDecide([])}>
            {labels.reject}
          </Button>
          <Button look="outline" onClick={() => onDecide(kinds.map(({ id }) => id))}>
            {labels.accept}
          </Button>
        </div>
        <Disclosure summary={labels.choose} defaultOpen={takesFocus} className={styles.choice}>
          <form onSubmit={save} className={styles.form}>
            {kinds.map(({ id, title: name, description, isAllowed }) => (
              <Checkbox
                key={id}
                name={fieldName}
                value={id}
                label={name}
                hint={description}
                defaultChecked={isAllowed}
                className={styles.kind}
              />
            ))}
            <Button type="submit" look="outline">
              {labels.save}
            </Button>
          </form>
        </Disclosure>
      </div>
    </section>
  )
}

const fieldName = 'consent'

/** Publishes its height as a custom property, so that scroll padding keeps focused elements visible above it (WCAG 2.4.11). */
function keepFocusInSight(region: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const isSticky = getComputedStyle(region).position === 'sticky'
    style.setProperty(coveredProperty, isSticky ? `${region.offsetHeight}px` : '0px')
  })
  observer.observe(region)
  return () => {
    observer.disconnect()
    style.removeProperty(coveredProperty)
  }
}
