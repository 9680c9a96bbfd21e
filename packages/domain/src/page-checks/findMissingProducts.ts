import type { CatalogueLink, PageFinding } from './pageCheck.types.ts'

/** The findings for links to products and services that visitors cannot open. */
export function findMissingProducts(
  links: readonly CatalogueLink[],
  isKnown: (link: CatalogueLink) => boolean,
): PageFinding[] {
  return links
    .filter((link) => !isKnown(link))
    .map(({ slug, path, block, language }) => ({
      rule: 'link-to-missing-product',
      severity: 'error',
      path,
      block,
      language,
      value: slug,
    }))
}
