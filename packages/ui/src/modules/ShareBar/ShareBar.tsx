'use client'

import { useState } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { Button, ButtonLink } from '../../components/Button/Button.js'
import { IconCheck, IconLink, IconShare } from '../../components/Icon/icons.js'
import { IconArrowUpRight, IconMail } from '../../components/Icon/layoutIcons.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { useIsHydrated } from '../../foundations/useIsHydrated.js'
import * as styles from './ShareBar.css.js'

/** Share a page by its canonical address (STORY-08). */
export interface ShareBarProps extends RootProps {
  /** Heading. */
  readonly title: string
  /** Absolute URL of the page. */
  readonly url: string
  /** Services with their sharing URLs. */
  readonly targets: readonly {
    readonly id: string
    /** Name of the service, or “E-mail”. */
    readonly text: string
    readonly href: string
  }[]
  /** Opens the native share sheet, if supported. */
  readonly native?: { readonly label: string } | undefined
  /** Copies the URL; rendered with script only. */
  readonly copy: {
    readonly label: string
    /** Announced after copying; omit it if the application announces it. */
    readonly copiedText?: string | undefined
    readonly onCopy?: (() => void) | undefined
    /** Called if the browser refuses clipboard access. */
    readonly onFail?: (() => void) | undefined
  }
}

/** Links to sharing services, and a button that copies the URL; loads no third-party script. */
export function ShareBar({ title, url, targets, native, copy, ...rest }: ShareBarProps) {
  const isHydrated = useIsHydrated()
  const [isCopied, setIsCopied] = useState(false)

  async function copyAddress() {
    try {
      await navigator.clipboard.writeText(url)
      setIsCopied(true)
      copy.onCopy?.()
    } catch {
      // Permission denied, or no clipboard in an insecure context.
      setIsCopied(false)
      copy.onFail?.()
    }
  }

  return (
    <nav aria-label={title} {...rootProps(rest, styles.bar)}>
      <p aria-hidden="true" className={styles.title}>
        {title}
      </p>
      <ul role="list" className={styles.targets}>
        {targets.map(({ id, text, href }) => (
          <li key={id}>
            <ButtonLink
              look="quiet"
              size="small"
              icon={href.startsWith('mailto:') ? IconMail : IconArrowUpRight}
              href={href}
              external
              target={href.startsWith('http') ? '_blank' : undefined}
            >
              {text}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {native && isHydrated && 'share' in navigator && (
        <Button
          look="quiet"
          size="small"
          icon={IconShare}
          // Rejects when the user closes the sheet.
          onClick={() => void navigator.share({ title: document.title, url }).catch(() => {})}
        >
          {native.label}
        </Button>
      )}
      {isHydrated && (
        <Button look="quiet" size="small" icon={isCopied ? IconCheck : IconLink} onClick={() => void copyAddress()}>
          {copy.label}
        </Button>
      )}
      <VisuallyHidden role="status">{isCopied && copy.copiedText}</VisuallyHidden>
    </nav>
  )
}
