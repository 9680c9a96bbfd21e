import type { Preview } from '@storybook/react-vite'
import { brandTokens } from '../packages/ui/src/foundations/tokens/brands.js'
import { ScopedStory, type StoryScope } from '../packages/ui/src/stories/ScopedStory.js'

const preview: Preview = {
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { title: 'Brand', icon: 'paintbrush', dynamicTitle: true, items: Object.keys(brandTokens) },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'system', title: 'As the system', icon: 'browser' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  initialGlobals: {
    brand: import.meta.env['VITE_STORY_BRAND'] ?? 'kudex',
    scheme: import.meta.env['VITE_STORY_SCHEME'] ?? 'light',
    motion: import.meta.env['VITE_STORY_MOTION'] ?? 'full',
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <ScopedStory scope={globals as StoryScope} padded={parameters['layout'] !== 'fullscreen'}>
        <Story />
      </ScopedStory>
    ),
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: { order: ['Start', 'Foundations', 'Components', 'Modules', 'Pages', '*'] },
    },
    viewport: {
      options: {
        phone320: { name: 'Smallest phone', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone', styles: { width: '375px', height: '812px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
}

export default preview
