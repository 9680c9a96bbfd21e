import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // The package's browsers: for older ones Vite would replace light-dark(), which then ignores `data-scheme`.
  build: { cssTarget: ['chrome123', 'firefox128', 'safari17.5'] },
})
