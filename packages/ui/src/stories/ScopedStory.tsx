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
  direction?: 'ltr' | 'rtl' | undefined
  textSize?: '100' | '200' | undefined
  contrast?: 'brand' | 'forced' | undefined
}

/** Sets brand, scheme, language and the reader's settings on `<html>`, as a site and a browser do. */
export function ScopedStory({ scope, padded, children }: { scope: StoryScope; padded: boolean; children: ReactNode }) {
  const { brand, scheme, motion, locale = 'en', direction = 'ltr', textSize = '100', contrast } = scope
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
    dataset['storyTextSize'] = textSize
    dataset['storyContrast'] = contrast
    document.documentElement.dir = direction
  }, [brand, scheme, motion, textSize, contrast, direction])
  return <div data-story-padded={padded || undefined}>{children}</div>
}
