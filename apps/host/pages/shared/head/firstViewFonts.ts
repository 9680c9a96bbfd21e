import { listBrandFonts } from '@kudex/ui'

/** An asset that Vike would inject into the document. */
interface InjectedAsset {
  readonly src: string
  readonly assetType: string | null
  inject: false | 'HTML_BEGIN' | 'HTML_END'
}

/** Preloads only the fonts of the first view: those of the brand, in the subsets of the language. */
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

/** Languages with letters outside of the `latin` subset. */
const extendedLanguages: ReadonlySet<string> = new Set(['cs', 'hu', 'ro', 'sk'])
