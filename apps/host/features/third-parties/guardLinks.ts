import { mayLoad } from './mayLoad.ts'
import { hasLoaded } from './scriptAdapters.ts'

/**
 * Once something of others is in the document, links to where it may not be load a document of their own: what is
 * loaded cannot be unloaded (PAGE-29). The answer ends that.
 */
export function guardLinks(siteSlug: string | null): () => void {
  // Between the interface and the router, which listens on the document: what is stopped here it never sees.
  const guard = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && hasLoaded() && !isFree(new URL(link.href, location.href), siteSlug)) event.stopPropagation()
  }
  document.body.addEventListener('click', guard)
  return () => document.body.removeEventListener('click', guard)
}

function isFree({ pathname, search }: URL, siteSlug: string | null): boolean {
  const path = siteSlug === null ? pathname : pathname.replace(`/${siteSlug}/`, '/')
  return mayLoad({ path, search, cookie: document.cookie })
}
