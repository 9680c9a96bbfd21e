import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'packages/ui/vite.storybook.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Storybook drops `build` of the package's configuration; without this target light-dark() would be replaced by a
  // stand-in that knows no dark part on a light page.
  viteFinal: (vite) => ({
    ...vite,
    build: { ...vite.build, cssTarget: ['chrome123', 'firefox128', 'safari17.5'] },
  }),
}

export default config
