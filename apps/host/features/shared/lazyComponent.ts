import { lazy, type ComponentType } from 'react'

/** A component whose code loads when it is first rendered; it suspends meanwhile. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadPatiently(load) }))
}

/**
 * Loads code. While the browser is offline, it tries again every two seconds: React would remove the page for the error,
 * and a reload would show the browser's error page.
 */
export function loadPatiently<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch(async (error: unknown) => {
    if (navigator.onLine) throw error
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    return loadPatiently(load)
  })
}
