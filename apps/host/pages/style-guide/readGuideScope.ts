import type { GuideScope } from '@kudex/ui-stories/buttons'

/** Brand, scheme and direction from the query; defaults to the site's brand and the system's scheme. */
export function readGuideScope(fullPath: string, siteBrand: string): GuideScope {
  const query = new URL(fullPath, 'http://style-guide.invalid').searchParams
  const brand = query.get('brand') ?? ''
  const scheme = query.get('scheme')
  return {
    brand: /^[a-z][a-z-]*$/.test(brand) ? brand : siteBrand,
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'system',
    direction: query.get('direction') === 'rtl' ? 'rtl' : 'ltr',
  }
}

/** The settings that differ from the site's, as a query with its `?` for links; empty without any. */
export function toGuideQuery({ brand, scheme, direction }: GuideScope, siteBrand: string): string {
  const query = new URLSearchParams({
    ...(brand !== siteBrand && { brand }),
    ...(scheme !== 'system' && { scheme }),
    ...(direction !== 'ltr' && { direction }),
  }).toString()
  return query && `?${query}`
}

/** What the reader searches for, at most 200 characters. */
export function readGuideQuestion(fullPath: string): string {
  const question = new URL(fullPath, 'http://style-guide.invalid').searchParams.get('q') ?? ''
  return question.trim().slice(0, 200)
}

/** The requested story, on pages that show one at a time. */
export function readGuideStory(fullPath: string): string | undefined {
  const story = new URL(fullPath, 'http://style-guide.invalid').searchParams.get('story') ?? ''
  return /^[a-z0-9-]+$/.test(story) ? story : undefined
}
