import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { compressAssets } from './build/compressAssets.ts'
import { plainJsonImports } from './build/plainJsonImports.ts'
import { pruneManifest } from './build/pruneManifest.ts'
import { separateFontFaces } from './build/separateFontFaces.ts'
import { siteBrandStyles } from './build/siteBrandStyles.ts'
import { slimVike } from './build/slimVike.ts'
import { stripMessages } from './build/stripMessages.ts'

export default defineConfig({
  plugins: [
    vike(),
    react(),
    plainJsonImports(),
    siteBrandStyles(),
    stripMessages(),
    slimVike(),
    separateFontFaces(),
    pruneManifest(),
    compressAssets(),
  ],
  build: {
    target: 'es2023',
    // Required by `@kudex/ui`: for older targets light-dark() is replaced by a fallback without nested color schemes.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // Inlined files would need `data:` in the Content-Security-Policy and are sent again with every page.
    assetsInlineLimit: 0,
    // The document preloads the scripts of its page. Lists of the scripts of other pages would cost 2.7 kB gzip in the
    // first view (docs/decisions/0035). Vite still lists their stylesheets, which have to load before a page renders.
    modulePreload: { resolveDependencies: () => [] },
  },
  // Workspace packages are TypeScript sources and must be bundled.
  ssr: { noExternal: [/^@kudex\//] },
  environments: {
    client: {
      build: {
        // 0.3 to 0.7 kB (gzip) less in a first view than the default minifier, for a longer build (docs/decisions/0035).
        minify: 'terser',
        rollupOptions: {
          output: {
            // Chromium compiles the functions of such a file while it arrives, outside of the main thread, instead of one
            // by one at their first call (docs/decisions/0051). Other browsers ignore the comment. Small files gain less
            // than its bytes cost.
            postBanner: ({ modules }) =>
              Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0) > 20_000
                ? '//# allFunctionsCalledOnLoad'
                : '',
            codeSplitting: {
              // One file for what every page needs: split by its other users it would be 2.4 kB more (gzip).
              groups: [
                { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
                {
                  name: 'app',
                  test: /\/host\/pages\/(?:\+on(?:RenderClient|PageTransition(?:Start|End))|shared\/layout\/(?:createPage|BelowFirstView))\.tsx?$|\/modules\/(?:PageSection\/PageSection|Hero\/Hero|headingLevel)\.js$|\/FilmLoop\/FilmLoop\.js$/,
                },
                // Small modules that load together: one file instead of eight saves 1 kB of a machine page (gzip).
                {
                  name: 'controls',
                  test: /\/components\/(?:Field|Checkbox|SelectField|TextField|Pagination)\/|\/(?:Icon\/icons|type\/type\.css)\.js$/,
                  includeDependenciesRecursively: false,
                },
                // For the same reason: cards with their figures, media and the text of an empty list, a list of stories with
                // its states, sections of pages about products, pages of the catalogue, its units, and texts of features.
                // Each script that starts to load takes 4 ms of a slow phone.
                {
                  name: 'cards',
                  test: /\/modules\/(?:MediaFigure\/|ProductCard\/|shared\/records\/EmptyText\.)|\/catalogue\/(?:toShownCard|card\.messages)\.ts$/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'stories',
                  test: /\/modules\/(?:Story(?:Card|List)|shared\/records\/(?:FailureState|list\.css))|\/components\/(?:EmptyState|ShowMore)\//,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'products',
                  test: /\/modules\/(?:RelatedProducts|Downloads|ProductGrid|AnchorNavigation)\/|\/catalogue\/ProductActions\.tsx$/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'catalogue',
                  test: /\/modules\/ClassificationGrid\/|\/catalogue\/(?:ClassificationPage|preloadCatalogue|catalogue\.messages)\.tsx?$|\/finderState\.ts$|\/(?:products|services)\/\+(?:texts|preload)\.ts|\/loadProductsCatalogue\.ts$/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'measurement',
                  test: /\/modules\/(?:MeasurementSwitch\/|shared\/records\/unbrokenParts)|\/(?:rememberMeasurementSystem|measurementSystem)\.ts$/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'features',
                  test: /\/features\/shared\/useFeatureIntl\.ts$|\/formats\/formatLocale\.ts$/,
                  includeDependenciesRecursively: false,
                },
                // Vike names a stylesheet from outside of the host's folder by a hash of its absolute path. The names
                // of files would depend on the folder of the build, and two hosts behind one address could differ.
                { name: 'guide', test: /\/stories\/dist\/guide\.css$/ },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: { main: './server/main.ts' } } } },
  },
})
