import type { StorybookConfig } from '@storybook/react-vite'
import { withStatusTags } from '../packages/ui/src/stories/statusTags.js'

/** The static build runs no tests: its pages do not load the panel for them. */
const isStatic = process.argv.includes('build')

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', ...(isStatic ? [] : ['@storybook/addon-vitest'])],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'packages/ui/vite.storybook.config.ts' } },
  },
  features: { sidebarOnboardingChecklist: false },
  staticDirs: ['./public', { from: '../packages/ui/node_modules/@fontsource-variable/archivo/files', to: '/fonts' }],
  experimental_indexers: async (existing = []) => withStatusTags(existing),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The props tables come from `virtual:props`.
  typescript: { reactDocgen: false },
  // Storybook ignores the package's `build` options. With a lower target, light-dark() would be replaced by a polyfill
  // that breaks dark sections on light pages.
  // Copied code contains the names of components, which would be minified.
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
      rolldownOptions: { ...vite.build?.rolldownOptions, output: { keepNames: true } },
    },
  }),
}

export default config
