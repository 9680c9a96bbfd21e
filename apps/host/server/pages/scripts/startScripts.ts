/** Addresses of what a page loads after its first paint. */
export interface PageFiles {
  readonly stylesheets: readonly string[]
  /** Scripts, each after those that it imports. */
  readonly scripts: readonly string[]
}

/** Settings of {@link startScripts}. */
export interface StartOptions {
  /** Id of the element with the addresses of {@link PageFiles} as JSON. */
  readonly listId: string
  readonly hydratedEvent: string
  /** Milliseconds after `load` until the scripts start in a browser that is never idle. */
  readonly idleLimit: number
}

/**
 * Runs inline before the content of a public page: loads stylesheets and scripts when the browser is idle after `load`,
 * or at the first interaction with anything other than a link. A click before hydration on an element that needs script
 * is repeated once after hydration; all links and other forms work without script. Going back before hydration loads the
 * page of the history entry. The function is sent as text, so it must not refer to anything outside of it.
 */
export function startScripts({ listId, hydratedEvent, idleLimit }: StartOptions): void {
  const uses = ['pointerdown', 'keydown', 'focusin'] as const
  const clicked = new Set<HTMLElement>()
  const address = readAddress()
  let isStarted = false

  for (const use of uses) addEventListener(use, startOnUse, { capture: true, passive: true })
  addEventListener('click', hold, true)
  addEventListener('popstate', loadEntry)
  document.addEventListener(
    hydratedEvent,
    () => {
      removeEventListener('popstate', loadEntry)
      release()
    },
    // Navigations dispatch it too.
    { once: true },
  )
  addEventListener('load', () => {
    const run = () => void start()
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: idleLimit })
    else setTimeout(run, 200)
  })

  /** The browser changes only the address if the router added the entry before the page was reloaded. */
  function loadEntry(): void {
    if (readAddress() !== address) location.reload()
  }

  function readAddress(): string {
    return location.pathname + location.search
  }

  function startOnUse({ target }: Event): void {
    // A plain link loads another document: the scripts of this one would delay it.
    if (target instanceof Element && target.closest('a[href]:not([href="#"])')) return
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => void start())
    else void start()
  }

  async function start(): Promise<void> {
    if (isStarted) return
    isStarted = true
    for (const use of uses) removeEventListener(use, startOnUse, true)
    const files = JSON.parse(document.getElementById(listId)?.textContent ?? '') as PageFiles
    for (const href of files.stylesheets) append({ rel: 'stylesheet', href })
    for (const href of files.scripts) append({ rel: 'modulepreload', href })
    try {
      // Each script is evaluated in a task of its own. An import of the last one would evaluate all in one long task.
      for (const href of files.scripts) await import(href)
    } catch {
      release()
    }
  }

  function append(properties: object): void {
    document.head.append(Object.assign(document.createElement('link'), properties))
  }

  function hold(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('button,a[href="#"]') : null
    // A second click is not held: without script a form is sent.
    if (!target || clicked.has(target) || !needsScript(target)) return
    clicked.add(target)
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  function needsScript(target: HTMLElement): boolean {
    if (!(target instanceof HTMLButtonElement)) return true
    return target.type === 'button' ? !target.popoverTargetElement : target.form?.dataset['replay'] !== undefined
  }

  function release(): void {
    removeEventListener('click', hold, true)
    for (const element of clicked) repeat(element, 200)
    clicked.clear()
  }

  /** Clicks as soon as React has hydrated the element: parts of a page hydrate later than the page. */
  function repeat(element: HTMLElement, attempts: number): void {
    if (attempts === 0 || Object.keys(element).some((key) => key.startsWith('__react'))) element.click()
    else setTimeout(() => repeat(element, attempts - 1), 50)
  }
}
