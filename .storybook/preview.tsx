import type { Preview } from '@storybook/react-vite'
import { propsOf } from 'virtual:props'
import { brandTokens } from '../packages/ui/src/foundations/tokens/brands.js'
import { toShownCode } from '../packages/ui/src/stories/code/toStoryCode.js'
import { PlaygroundControls } from '../packages/ui/src/stories/props/PlaygroundControls.js'
import { withControls } from '../packages/ui/src/stories/props/withControls.js'
import { ScopedStory, type StoryScope } from '../packages/ui/src/stories/ScopedStory.js'
import { ScopedDocs } from '../packages/ui/src/stories/toolbar/ScopedDocs.js'
import { inMeasurement, type StoryMeasurement } from '../packages/ui/src/stories/toolbar/inMeasurement.js'
import { storyLocales } from '../packages/ui/src/stories/toolbar/toLocaleText.js'
import { theme } from './theme.js'

const preview: Preview = {
  afterEach: ({ globals, viewMode }) => {
    const viewport = globals['viewport'] as { value?: string } | undefined
    // A documentation page is as wide as its window, whatever the viewport of a story on it.
    if (viewport?.value === 'phone320' && viewMode === 'story') fitsTheScreen()
  },
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
          { value: 'system', title: 'System', icon: 'browser' },
        ],
      },
    },
    locale: {
      description: 'Locale',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(storyLocales).map(([value, title]) => ({ value, title })),
      },
    },
    measurement: {
      description: 'Measurement system',
      toolbar: {
        icon: 'ruler',
        dynamicTitle: true,
        items: [
          { value: 'asWritten', title: 'As written' },
          { value: 'dim_metric', title: 'Metric' },
          { value: 'dim_imperial', title: 'Imperial' },
        ],
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'LTR' },
          { value: 'rtl', title: 'RTL' },
        ],
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: '100', title: 'Text 100 %' },
          { value: '200', title: 'Text 200 %' },
        ],
      },
    },
    contrast: {
      description: 'Colours of the user',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'brand', title: 'Brand colours' },
          { value: 'forced', title: 'Forced colours (simulated)' },
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
    scheme: import.meta.env['VITE_STORY_SCHEME'] ?? 'system',
    motion: import.meta.env['VITE_STORY_MOTION'] ?? 'full',
    locale: 'en',
    direction: 'ltr',
    textSize: '100',
    contrast: 'brand',
    measurement: 'asWritten',
  },
  // The title ends with the name of the component; a built name is not the same.
  argTypesEnhancers: [({ title, argTypes }) => withControls(propsOf[title.split('/').at(-1) ?? ''] ?? [], argTypes)],
  decorators: [
    (Story, { args, globals, parameters }) => (
      // Replaced texts cannot be restored: another locale remounts the story.
      <ScopedStory
        key={`${globals['locale']} ${globals['measurement']}`}
        scope={globals as StoryScope}
        padded={parameters['layout'] !== 'fullscreen'}
      >
        <Story args={inMeasurement(args, globals['measurement'] as StoryMeasurement)} />
      </ScopedStory>
    ),
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    docs: {
      theme,
      container: ScopedDocs,
      components: { Controls: PlaygroundControls },
      source: { type: 'dynamic', language: 'tsx', transform: toShownCode },
      // Shows the code of a playground with the values of its controls.
      codePanel: true,
      // Headings within stories are examples, not sections of the page.
      toc: { title: 'On this page', headingSelector: 'h2', ignoreSelector: '.docs-story *, .sbdocs-subtitle' },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Start',
          ['Overview', 'For designers', 'For editors', 'For developers', 'For brand teams', 'Changelog', 'Costs'],
          'Foundations',
          [
            'Colours',
            'Type',
            'Grid',
            'Space',
            'Breakpoints',
            'Elevation',
            'Motion',
            'Iconography',
            'Pictures',
            'Data and units',
            'Writing',
            'Accessibility',
            'Keyboard',
            'Accessibility statement',
            'Toolbar',
          ],
          'Patterns',
          [
            'Forms',
            'Errors',
            'Empty and loading',
            'Tables',
            'Filters',
            'Comparison',
            'Sign-in',
            'Destructive actions',
            'Long tasks',
          ],
          'Components',
          'Modules',
          'Pages',
          '*',
        ],
      },
    },
    viewport: {
      options: {
        phone320: { name: 'Smallest phone', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone', styles: { width: '375px', height: '812px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        laptop: { name: 'Small laptop', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
}

/** On the smallest phone nothing makes the page scroll sideways (WCAG 1.4.10). */
function fitsTheScreen(): void {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return
  const wide = Array.from(document.body.querySelectorAll('*')).filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  )
  const names = wide.slice(-3).map((element) => `<${element.localName}> ${element.textContent.trim().slice(0, 60)}`)
  throw new Error(`${scrollWidth} px wide on a screen of ${clientWidth} px: ${names.join(', ')}`)
}

export default preview
