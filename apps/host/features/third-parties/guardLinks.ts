import { mayLoadThirdParties } from './mayLoadThirdParties.ts'
import { hasLoaded } from './scriptAdapters.ts'

/**
 * Once a third-party script is loaded, links to pages that must not have it load a new document: scripts cannot be
 * unloaded (PAGE-29). Returns the function that removes the listener.
 */
export function guardLinks(siteSlug: string | null): () => void {
  // Runs before the router, which listens on the document.
  const guard = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && hasLoaded() && !isFree(new URL(link.href, location.href), siteSlug)) event.stopPropagation()
  }
  document.body.addEventListener('click', guard)
  return () => document.body.removeEventListener('click', guard)
}

function isFree({ pathname, search }: URL, siteSlug: string | null): boolean {
  const path = siteSlug === null ? pathname : pathname.replace(`/${siteSlug}/`, '/')
  return mayLoadThirdParties({ path, search, cookie: document.cookie })
}
