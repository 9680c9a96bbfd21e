import { describe, expect, it } from 'vitest'
import { demo } from '../index.ts'

const stories = demo.editorial?.stories ?? []

describe('the stories of the demo', () => {
  it('are about products and services of its catalogue (CAT-26)', () => {
    const slugs = new Set([...demo.products, ...demo.services].map(({ slug }) => slug))
    const about = stories.flatMap((story) => story.about ?? [])
    expect(about.filter((slug) => !slugs.has(slug))).toEqual([])
    expect(new Set(about).size).toBeGreaterThanOrEqual(20)
  })
})
