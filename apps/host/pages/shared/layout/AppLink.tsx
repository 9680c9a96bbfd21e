import { classifyLink } from '@kudex/domain/links'
import type { LinkComponentProps } from '@kudex/ui'
import type { MouseEvent } from 'react'
import { useFrame } from '../../../features/plug/index.ts'
import { runAction } from './runAction.ts'

/**
 * Every link of the interface. Internal links are routed in the browser; `hard:` and other sites are full loads;
 * `action:` runs something and leaves the address alone (ROUTE-12, ROUTE-13, ROUTE-25).
 */
export function FrameLink({ href, rel, onClick, ...rest }: LinkComponentProps) {
  const { site } = useFrame()
  const { kind, href: address, action } = classifyLink(href)
  const isRouted = kind === 'internal' && !isUnrouted.test(href)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (action !== null) {
      event.preventDefault()
      runAction(action, site.features)
    }
    // The router listens above React and does not ask whether somebody else took the click.
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

/** What the front door answers without a page of ours, and the slash at the end that it redirects (ROUTE-15). */
const isUnrouted = /^\/(?:file|api|images|builds|style-guide)(?:\/|$)|\/(?:[?#]|$)/
