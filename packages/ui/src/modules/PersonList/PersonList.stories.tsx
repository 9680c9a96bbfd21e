import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { machinePicture } from '../../stories-assets/machinePictures.js'
import { inChinese } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { PersonList } from './PersonList.js'

const meta = {
  title: 'Modules/PersonList',
  component: PersonList,
  parameters: { layout: 'fullscreen' },
  args: {
    people: [
      { id: 'a', name: 'Vera Keller', href: '#a', role: 'Laboratory', picture: machinePicture('wire', '', 480, 480) },
      { id: 'b', name: 'Marco Steiner', href: '#b', role: 'Service', initials: 'MS' },
      { id: 'c', name: 'Li Wenna', href: '#c', role: 'Projects', picture: machinePicture('crimp', '', 480, 480) },
    ],
    emptyText: 'No entries found',
  },
} satisfies Meta<typeof PersonList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: 'Marco Steiner' }), '#b')
  },
}

export const Playground: Story = { args: { title: 'Story contacts', lead: 'Write to those who were there.' } }

export const Empty: Story = { args: { people: [] } }

export const Failed: Story = {
  args: {
    people: [],
    failure: { title: 'The story contacts could not be loaded.', retryText: 'Try again', retryHref: '#again' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The story contacts could not be loaded.')
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '#again')
  },
}

export const LongGerman: Story = {
  render: (args) => (
    <div lang="de">
      <PersonList
        {...args}
        people={[
          {
            id: 'a',
            name: 'Annegret Hintermeister-Oberhauser',
            href: '#a',
            role: 'Qualitätssicherungsbeauftragte',
            initials: 'AH',
          },
          { id: 'b', name: 'Bo Li', href: '#b', role: 'Labor', initials: 'BL' },
        ]}
      />
    </div>
  ),
  globals: { viewport: { value: 'phone320' } },
}

export const Chinese: Story = inChinese(meta.args)
