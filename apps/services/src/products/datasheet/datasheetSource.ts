import { isLanguageCode } from '@kudex/domain/locales'
import { toImageId } from '@kudex/domain/images'
import { createSemaphore } from '@kudex/node-server/concurrency'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Queries } from '../../database/database.types.ts'
import type { FileSource } from '../../files/fileSource.types.ts'
import { cacheSizes, concurrency, requestTimeout } from '../../limits.ts'
import { toDatasheetProduct } from './datasheetSlugs.ts'
import { loadDatasheet } from './loadDatasheet.ts'

interface SourceOptions {
  readonly queries: Queries
  /** Address of the image service. */
  readonly imagesUrl: string
  readonly reportError: (error: unknown) => void
}

/**
 * The data sheets of all products, `{product}-datasheet` in any language, made from the catalogue when they are asked for
 * (CAT-15). A sheet is kept until its product changes.
 */
export function createDatasheetSource({ queries, imagesUrl, reportError }: SourceOptions): FileSource {
  const cache = new LRUCache<string, Promise<Uint8Array>>({ max: cacheSizes.datasheets })
  const acquire = createSemaphore(concurrency.datasheets)
  return async (fileSlug, asked) => {
    const slug = toDatasheetProduct(fileSlug)
    if (slug === null) return null
    const language = isLanguageCode(asked) ? asked : 'en'
    const loaded = await loadDatasheet(queries, slug, language)
    if (!loaded) return null
    const { content, imageUrl } = loaded
    const key = [slug, language, content.changedAt.toISOString(), imageUrl].join(' ')
    const make = async () => {
      // The PDF library loads with the first sheet: it would prolong the start.
      const [{ createDatasheet }, picture] = await Promise.all([
        import('./createDatasheet.ts'),
        fetchPicture(imagesUrl, imageUrl, reportError),
      ])
      // Made again for the next request, when the image service may answer.
      if (imageUrl !== null && picture === null) cache.delete(key)
      return createDatasheet({ ...content, picture })
    }
    const kept = cache.get(key)
    const made = kept ?? acquire(make)
    if (!kept) {
      cache.set(key, made)
      // A failure is not kept.
      made.catch(() => cache.delete(key))
    }
    return {
      language,
      filename: `${content.name} – ${content.texts.title}.pdf`,
      contentType: 'application/pdf',
      changedAt: content.changedAt,
      bytes: await made,
    }
  }
}

/** The picture as JPEG; null if the image service does not answer, since the data are worth more than the picture. */
async function fetchPicture(
  imagesUrl: string,
  url: string | null,
  reportError: (error: unknown) => void,
): Promise<Uint8Array | null> {
  if (url === null) return null
  try {
    const response = await fetch(`${imagesUrl}/break-out/${encodeURIComponent(toImageId(url))}.webp`, {
      signal: AbortSignal.timeout(requestTimeout / 2),
    })
    if (!response.ok) return null
    return await sharp(await response.arrayBuffer())
      .flatten({ background: '#eceeef' })
      .jpeg({ quality: 82 })
      .toBuffer()
  } catch (error) {
    reportError(error)
    return null
  }
}
