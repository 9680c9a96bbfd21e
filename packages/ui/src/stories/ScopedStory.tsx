import { useLayoutEffect, type ReactNode } from 'react'
import '../index.js'
import './stories.css'
import type { StoryLocale } from './toolbar/toLocaleText.js'
import { useStoryLocale } from './toolbar/useStoryLocale.js'

export type StoryScope = {
  brand: string
  scheme: 'light' | 'dark' | 'system'
  motion: 'full' | 'reduced'
  locale?: StoryLocale | undefined
}

/** Sets brand, scheme and language on `<html>`, as a site does. */
export function ScopedStory({ scope, padded, children }: { scope: StoryScope; padded: boolean; children: ReactNode }) {
  const { brand, scheme, motion, locale = 'en' } = scope
  useStoryLocale(locale)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['brand'] = brand
    // As on this brand's site (SITE-14).
    if (brand === 'strivona') dataset['cutFont'] = ''
    else delete dataset['cutFont']
    if (scheme === 'system') delete dataset['scheme']
    else dataset['scheme'] = scheme
    dataset['storyMotion'] = motion
  }, [brand, scheme, motion])
  return <div data-story-padded={padded || undefined}>{children}</div>
}
