import { IdentityError } from '@kudex/domain/identity'

/**
 * Opens an address in a hidden frame and resolves with the address that the provider returns to (AUTH-08). Rejects with
 * `cross-origin-redirection` if the provider shows a page of its own instead (AUTH-30). The return page needs no
 * script: its parent reads its address.
 */
export function openHiddenFrame(address: string, returnAddress: string, signal: AbortSignal): Promise<URL> {
  return new Promise<URL>((resolve, reject) => {
    const frame = document.createElement('iframe')
    const finish = (settle: () => void): void => {
      frame.remove()
      signal.removeEventListener('abort', onAbort)
      settle()
    }
    const onAbort = (): void => finish(() => reject(signal.reason))
    frame.hidden = true
    frame.title = ''
    frame.setAttribute('aria-hidden', 'true')
    frame.addEventListener('load', () => {
      const reached = readAddress(frame)
      if (reached?.href === 'about:blank') return
      if (reached && isAt(reached, returnAddress)) finish(() => resolve(reached))
      else finish(() => reject(new IdentityError('cross-origin-redirection')))
    })
    signal.addEventListener('abort', onAbort)
    if (signal.aborted) return onAbort()
    frame.src = address
    document.body.append(frame)
  })
}

/** Null for a page of another origin. */
function readAddress(frame: HTMLIFrameElement): URL | null {
  try {
    const href = frame.contentWindow?.location.href
    return href === undefined ? null : new URL(href)
  } catch {
    return null
  }
}

function isAt(reached: URL, returnAddress: string): boolean {
  return `${reached.origin}${reached.pathname}` === returnAddress
}
