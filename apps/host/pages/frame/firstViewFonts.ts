/** An asset that the router would name in the head of the document. */
interface InjectedAsset {
  readonly src: string
  readonly assetType: string | null
  inject: false | 'HTML_BEGIN' | 'HTML_END'
}

/** Leaves those font files to preload that the first view needs: of the brand, with the letters of the language. */
export function keepFirstViewFonts(assets: readonly InjectedAsset[], brand: string, language: string): void {
  const families = brandFonts[brand] ?? []
  const subsets = extendedLanguages.has(language) ? ['latin', 'latin-ext'] : ['latin']
  const wanted = families.flatMap((family) => subsets.map((subset) => `/${family}-${subset}-wght-`))
  for (const asset of assets) {
    if (asset.assetType === 'font' && !wanted.some((name) => asset.src.includes(name))) asset.inject = false
  }
}

/** Font files by brand, the ones that headings and running text are set in. */
const brandFonts: Readonly<Record<string, readonly string[]>> = {
  kudex: ['archivo'],
  strivona: ['saira', 'hanken-grotesk'],
}

/** Languages with letters beyond western Europe's. */
const extendedLanguages: ReadonlySet<string> = new Set(['cs', 'hu', 'ro', 'sk'])
