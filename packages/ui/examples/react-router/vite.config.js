import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // The package's browsers: for older ones Vite would replace light-dark(), which then ignores `data-scheme`.
  build: { cssTarget: ['chrome123', 'firefox128', 'safari17.5'] },
})
