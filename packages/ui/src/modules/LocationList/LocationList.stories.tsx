import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { contactBlocks } from '../../stories-assets/contactBlocks.js'
import { LocationFilters } from '../LocationFilters/LocationFilters.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink } from '../../stories-assets/plays.js'
import { LocationList } from './LocationList.js'

const meta = {
  title: 'Modules/LocationList',
  component: LocationList,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Contacts and locations',
    emptyText: 'No Contacts found.',
    labels: { phone: 'Phone', email: 'E-mail', website: 'Website' },
    groups: [
      {
        id: 'ch',
        title: 'Switzerland',
        countText: '2 locations',
        isOpen: true,
        locations: [
          {
            id: 'a',
            name: 'Kudex AG',
            typeText: 'Sales and service',
            addressLines: ['Drahtweg 4', '6003 Luzern'],
            phone: { href: 'tel:+41410000000', text: '+41 41 000 00 00' },
            email: { href: 'mailto:ch@kudex.example', text: 'ch@kudex.example' },
            mapLink: { href: 'https://map.example', text: 'Map', detail: 'Kudex AG, in a new tab' },
            vCardLink: { href: '#kudex.vcf', text: 'vCard', detail: 'Kudex AG' },
            people: [
              {
                id: 'vera',
                name: 'Vera Keller',
                role: 'Application engineer',
                phone: { href: 'tel:+41410000012', text: '+41 41 000 00 12' },
                email: { href: 'mailto:vera.keller@kudex.example', text: 'vera.keller@kudex.example' },
                vCardLink: { href: '#vera.vcf', text: 'vCard', detail: 'Vera Keller' },
              },
            ],
          },
          {
            id: 'b',
            name: 'Kudex Application Centre',
            typeText: 'Service',
            brandsText: 'Kudex, Strivona',
            noteText: 'Also responsible for: Liechtenstein',
            addressLines: ['Messpunkt 11', '6343 Rotkreuz'],
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof LocationList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await followsLink(canvas.getByRole('link', { name: /^vCard ?Kudex AG$/ }), '#kudex.vcf')
  },
}

export const Playground: Story = {}

export const WithoutTitle: Story = {
  args: { title: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Switzerland', level: 2 })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Kudex AG', level: 3 })).toBeVisible()
  },
}

export const Filtered: Story = {
  args: {
    filters: (
      <LocationFilters
        label="Filter contacts and locations"
        action="#contacts"
        search={{ name: 'q', label: 'Name, place or postcode', value: '' }}
        selects={[
          {
            name: 'country',
            label: 'Country',
            value: 'CH',
            options: [
              { value: '', text: 'All countries' },
              { value: 'CH', text: 'Switzerland' },
            ],
          },
        ]}
        submitText="Search"
        reset={{ href: '#all', text: 'Reset all filters' }}
        resultText="2 locations"
      />
    ),
  },
}

export const LongGermanText: Story = {
  args: {
    title: 'Ansprechpersonen und Standorte',
    groups: [
      {
        id: 'de',
        title: 'Deutschland',
        locations: [
          {
            id: 'c',
            name: 'Kudex Deutschland GmbH, Anwendungszentrum Hochvoltleitungskonfektionierung',
            typeText: 'Hauptsitz, Verkauf, Service, Produktion, Vertriebspartner',
            noteText: 'Auch zuständig für: Dänemark, Norwegen, Schweden und Finnland',
            addressLines: ['Kabelsatzautomatisierungsstraße 118', '90411 Nürnberg', 'Deutschland'],
            email: { href: 'mailto:x', text: 'hochvoltleitungskonfektionierung@kudex.example' },
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
}

export const Empty: Story = { args: { groups: [] } }

export const Failed: Story = {
  args: {
    groups: [],
    failure: { title: 'The contacts could not be loaded.', retryText: 'Try again', retryHref: '#again' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The contacts could not be loaded.')
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '#again')
  },
}

/** Converted from a response of the content service; a test of the host verifies it. */
export const AsBlock: Story = {
  args: { ...contactBlocks.locations.list, filters: <LocationFilters {...contactBlocks.locations.filters} /> },
}

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
