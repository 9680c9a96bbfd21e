import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { compressAssets } from './build/compressAssets.ts'
import { leaveOutUnused } from './build/leaveOutUnused.ts'
import { plainJsonImports } from './build/plainJsonImports.ts'
import { stripAdvice } from './build/stripAdvice.ts'
import { stripMessages } from './build/stripMessages.ts'

export default defineConfig({
  plugins: [vike(), react(), plainJsonImports(), stripMessages(), stripAdvice(), leaveOutUnused(), compressAssets()],
  build: {
    target: 'es2023',
    // Inlined files would need `data:` in the policy and are sent again with every page.
    assetsInlineLimit: 0,
  },
  // Packages of the workspace are source: they belong into the bundle.
  ssr: { noExternal: [/^@kudex\//] },
  environments: { ssr: { build: { rollupOptions: { input: { main: './server/main.ts' } } } } },
})
