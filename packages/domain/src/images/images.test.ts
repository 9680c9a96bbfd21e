import { describe, expect, it } from 'vitest'
import {
  buildImageSources,
  buildImageUrl,
  imagePresets,
  isImageFormat,
  isImagePresetName,
  resolveImageSize,
  toImageId,
} from './index.ts'

describe('an image preset', () => {
  it.each([
    ['stretched', 1180, null],
    ['stretched-1600', 1600, null],
    ['stretched-video', 1200, 675],
    ['break-out', 980, null],
    ['inline', 780, null],
    ['aside-square', 960, 960],
    ['aside-video', 960, 540],
    ['classification-480', 480, null],
    ['classification-1200', 1200, null],
    ['gallery-thumbnail', 56, null],
    ['gallery', 480, null],
    ['lightbox-thumbnail', 80, null],
    ['brand-logo', 96, null],
    ['marketing-logo', 304, 52],
    ['contact', 80, 80],
    ['document-thumbnail', 128, 180],
  ] as const)('%s is %s wide and %s high (IMG-02…08)', (name, width, height) =>
    expect(imagePresets[name]).toMatchObject({ name, width, height }),
  )

  it('has quality 90, png and webp, and crops (IMG-01)', () => {
    for (const preset of Object.values(imagePresets)) {
      expect(preset).toMatchObject({ fit: 'crop', quality: 90 })
      expect(preset.formats).toEqual(expect.arrayContaining(['png', 'webp']))
    }
  })

  it('is known by name only (IMG-02)', () => {
    expect(isImagePresetName('inline')).toBe(true)
    expect(isImagePresetName('toString')).toBe(false)
    expect(isImageFormat('webp')).toBe(true)
    expect(isImageFormat('gif')).toBe(false)
  })

  it('gives the size of a picture in advance, to avoid layout shifts (IMG-01)', () => {
    expect(resolveImageSize(imagePresets.inline, { width: 1560, height: 1040 })).toEqual({ width: 780, height: 520 })
    expect(resolveImageSize(imagePresets.contact, { width: 10, height: 999 })).toEqual({ width: 80, height: 80 })
    expect(resolveImageSize(imagePresets.inline, { width: 0, height: 0 })).toEqual({ width: 780, height: 780 })
  })
})

describe('an image address', () => {
  it('holds preset, id and format (IMG-01)', () => {
    expect(buildImageUrl('/images', 'inline', 'kappa-1a2b', 'webp')).toBe('/images/inline/kappa-1a2b.webp')
    expect(buildImageUrl('https://i.test/', 'gallery', 'a/b', 'png')).toBe('https://i.test/gallery/a%2Fb.png')
  })

  it('offers AVIF, WebP and a PNG for every browser, each in all presets (IMG-01)', () => {
    expect(buildImageSources('/images', ['inline', 'classification-480'], 'hl-8')).toEqual({
      sources: [
        { type: 'image/avif', srcSet: '/images/inline/hl-8.avif 780w, /images/classification-480/hl-8.avif 480w' },
        { type: 'image/webp', srcSet: '/images/inline/hl-8.webp 780w, /images/classification-480/hl-8.webp 480w' },
      ],
      src: '/images/inline/hl-8.png',
    })
  })

  it.each([
    ['/images/kappa-1a2b', 'kappa-1a2b'],
    ['https://i.test/images/kappa?x=1', 'kappa'],
    ['null', 'default'],
    ['', 'default'],
    ['  ', 'default'],
    [null, 'default'],
    [undefined, 'default'],
    ['/images/null', 'default'],
    ['/images/%E0%A4%A', 'default'],
  ])('%j of the catalogue has the id %s (CAT-18)', (url, id) => expect(toImageId(url)).toBe(id))
})
