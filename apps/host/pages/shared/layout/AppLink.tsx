import { classifyLink } from '@kudex/domain/links'
import type { LinkComponentProps } from '@kudex/ui'
import type { MouseEvent } from 'react'
import { useAppContext, type Feature } from '../../../features/shared/index.ts'
import { log } from '../builds/browserLog.ts'

/**
 * The link component of the UI package. Internal links are routed in the browser; `hard:` links and other origins load
 * a document; `action:` links run an action and keep the address (ROUTE-12, ROUTE-13, ROUTE-25).
 */
export function AppLink({ href, rel, onClick, ...rest }: LinkComponentProps) {
  const { features } = useAppContext()
  const { kind, href: address, action } = classifyLink(href)
  const isRouted = kind === 'internal' && !isUnrouted.test(href)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (action !== null) {
      event.preventDefault()
      runAction(action, features)
    }
    // Vike listens on the document and ignores `defaultPrevented`.
    if (event.defaultPrevented) event.stopPropagation()
  }
  return (
    <a
      {...rest}
      href={address ?? '#'}
      rel={rel}
      data-vike={isRouted || kind === 'anchor' ? undefined : 'false'}
      onClick={action !== null || onClick ? handleClick : undefined}
    />
  )
}

/** Paths that the server answers without a page, and paths with a trailing slash, which it redirects (ROUTE-15). */
const isUnrouted = /^\/(?:file|api|images|builds|style-guide)(?:\/|$)|\/(?:[?#]|$)/

/** Runs the action of an `action:` link; logs a warning if no feature of the site has it (ROUTE-25, ROUTE-26). */
export function runAction(action: string, features: readonly Feature[]): void {
  const run = features.find(({ slots }) => slots.actions?.[action])?.slots.actions?.[action]
  if (run) run()
  else log('warn', `Unknown action: ${action}`)
}
