import type { Meta, StoryObj } from '@storybook/react-vite'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
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
        locations: [
          {
            id: 'a',
            name: 'Kudex AG',
            typeText: 'Sales and service',
            addressLines: ['Drahtweg 4', '6003 Luzern'],
            phone: { href: 'tel:+41410000000', text: '+41 41 000 00 00' },
            email: { href: 'mailto:ch@kudex.example', text: 'ch@kudex.example' },
            mapLink: { href: 'https://map.example', text: 'Map' },
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof LocationList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {}

export const Empty: Story = { args: { groups: [] } }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
