import { useState } from 'react'
import { Button } from '../../components/Button/Button.js'
import { IconCheck, IconLink, IconShare } from '../../components/Icon/icons.js'
import { Link } from '../../components/Link/Link.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { useIsHydrated } from '../../foundations/useIsHydrated.js'
import * as styles from './ShareBar.css.js'
import type { ShareBarProps } from './ShareBar.types.js'

/** Plain links to where people share, and the address to copy; no script of a network is loaded. */
export function ShareBar({ title, url, targets, native, copy }: ShareBarProps) {
  const isHydrated = useIsHydrated()
  const [isCopied, setIsCopied] = useState(false)

  async function copyAddress() {
    try {
      await navigator.clipboard.writeText(url)
      setIsCopied(true)
      copy.onCopy?.()
    } catch {
      // Not allowed, or a page that is not secure, which has no clipboard.
      setIsCopied(false)
      copy.onFail?.()
    }
  }

  return (
    <nav aria-label={title} className={styles.bar}>
      <p aria-hidden="true" className={styles.title}>
        {title}
      </p>
      <ul role="list" className={styles.targets}>
        {targets.map(({ id, text, href }) => (
          <li key={id}>
            <Link look="quiet" href={href} external newTab={href.startsWith('http')} className={styles.target}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      {native && isHydrated && 'share' in navigator && (
        <Button
          look="quiet"
          size="small"
          icon={IconShare}
          // Closing the sheet is no failure.
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
