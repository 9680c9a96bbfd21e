import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { compactPages } from './build/compactPages.ts'
import { compressAssets } from './build/compressAssets.ts'
import { leaveOutUnused } from './build/leaveOutUnused.ts'
import { plainJsonImports } from './build/plainJsonImports.ts'
import { stripAdvice } from './build/stripAdvice.ts'
import { stripMessages } from './build/stripMessages.ts'

export default defineConfig({
  plugins: [
    vike(),
    react(),
    plainJsonImports(),
    stripMessages(),
    stripAdvice(),
    leaveOutUnused(),
    compactPages(),
    compressAssets(),
  ],
  build: {
    target: 'es2023',
    // What `@kudex/ui` asks of its consumers: without it the stand-in for light-dark() knows no dark part on a light page.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // Inlined files would need `data:` in the policy and are sent again with every page.
    assetsInlineLimit: 0,
    // A document names the files of its page itself. For a page that is loaded later the browser needs its styles
    // beforehand; its scripts import each other. Their names, in every visitor's first script, would cost a kilobyte.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
  },
  // Packages of the workspace are source: they belong into the bundle.
  ssr: { noExternal: [/^@kudex\//] },
  environments: { ssr: { build: { rollupOptions: { input: { main: './server/main.ts' } } } } },
})
