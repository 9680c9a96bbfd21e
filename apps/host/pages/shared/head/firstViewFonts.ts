import { listBrandFonts } from '@kudex/ui'

/** An asset that the router would name in the head of the document. */
interface InjectedAsset {
  readonly src: string
  readonly assetType: string | null
  inject: false | 'HTML_BEGIN' | 'HTML_END'
}

/** Leaves those font files to preload that the first view needs: of the site's brand and headings, with the letters of the language. */
export function keepFirstViewFonts(
  assets: readonly InjectedAsset[],
  { brand, enableCutFont }: { readonly brand: string; readonly enableCutFont: boolean },
  language: string,
): void {
  const families = listBrandFonts(brand, { cut: enableCutFont })
  const subsets = extendedLanguages.has(language) ? ['latin', 'latin-ext'] : ['latin']
  const wanted = families.flatMap((family) => subsets.map((subset) => `/${family}-${subset}-wght-`))
  for (const asset of assets) {
    if (asset.assetType === 'font' && !wanted.some((name) => asset.src.includes(name))) asset.inject = false
  }
}

/** Languages with letters beyond western Europe's. */
const extendedLanguages: ReadonlySet<string> = new Set(['cs', 'hu', 'ro', 'sk'])
