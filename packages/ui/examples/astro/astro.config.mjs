import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({
  integrations: [react()],
  // The package's browsers: for older ones Vite would replace light-dark(), which then ignores `data-scheme`.
  vite: { build: { cssTarget: ['chrome123', 'firefox128', 'safari17.5'] } },
})
