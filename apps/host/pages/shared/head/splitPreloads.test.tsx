import { Picture } from '@kudex/ui'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { splitPreloads } from './splitPreloads.ts'

const picture = {
  alt: 'A machine > its "label"',
  width: 1200,
  height: 900,
  sources: [
    { type: 'image/avif', srcSet: '/a.avif 1200w, /b.avif 480w' },
    { type: 'image/webp', srcSet: '/a.webp 1200w' },
  ],
  src: '/a.png',
  sizes: '(width > 64em) 50vw, 100vw',
}

it('requests the best format of the largest picture in the head, for the same sizes', () => {
  const { preloads, tree } = splitPreloads(renderToString(<Picture picture={picture} priority />))
  expect(preloads).toBe(
    '<link rel="preload" as="image" type="image/avif" fetchPriority="high" imageSrcSet="/a.avif 1200w, /b.avif 480w" imageSizes="(width &gt; 64em) 50vw, 100vw"/>',
  )
  expect(tree).toMatch(/^<picture/)
})

it('requests a source for certain windows in these only, and no other pictures', () => {
  const art = { ...picture, sources: [{ type: 'image/avif', srcSet: '/c.avif', media: '(width < 40em)' }] }
  const { preloads } = splitPreloads(
    renderToString(
      <>
        <Picture picture={picture} />
        <Picture picture={art} priority />
      </>,
    ),
  )
  expect(preloads.match(/<link/g)).toHaveLength(1)
  expect(preloads).toContain('media="(width &lt; 40em)"')
})
