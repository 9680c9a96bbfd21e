import type { ContactListProps } from '../modules/ContactList/ContactList.js'
import type { LocationFiltersProps } from '../modules/LocationFilters/LocationFilters.js'
import type { LocationListProps } from '../modules/LocationList/LocationList.js'
import { machinePicture } from './machinePictures.js'

const vera = {
  id: 'vera',
  name: 'Vera Keller',
  initials: 'VK',
  role: 'Application engineer',
  picture: machinePicture('crimp', 'Vera Keller', 80, 80),
  phone: {
    href: 'tel:+41415550112',
    text: '+41 41 555 01 12',
  },
  email: {
    href: 'mailto:vera.keller@kudex.example',
    text: 'vera.keller@kudex.example',
  },
  vCardLink: {
    href: 'hard:/vcards/main/en/vera.vcf',
    text: 'vCard',
    detail: 'Vera Keller, for your address book',
  },
}
const labels = {
  phone: 'Phone',
  email: 'E-mail',
  website: 'Website',
}
const emptyText = 'No Contacts found.'

/** Blocks about places and people. */
export const contactBlocks = {
  locations: {
    list: {
      title: 'Near you',
      lead: 'Each place with a name and a number.',
      map: {
        src: '/world.svg',
        width: 144,
        height: 53,
        detail: { src: '/europe.svg', left: 63, top: 4, width: 22, height: 14 },
        markers: [{ id: 'luzern', x: 71.3, y: 10.8, isNear: false }],
      },
      groups: [
        {
          id: 'ch',
          title: 'Switzerland',
          countText: '1 location',
          isOpen: true,
          locations: [
            {
              id: 'luzern',
              name: 'Kudex AG',
              typeText: 'Sales, Service',
              brandsText: 'main',
              noteText: 'Also responsible for: Liechtenstein',
              addressLines: ['Drahtweg 4', '6003 Luzern'],
              phone: {
                href: 'tel:+41415550100',
                text: '+41 41 555 01 00',
              },
              email: {
                href: 'mailto:luzern@kudex.example',
                text: 'luzern@kudex.example',
              },
              vCardLink: {
                href: 'hard:/vcards/main/en/luzern.vcf',
                text: 'vCard',
                detail: 'Kudex AG, for your address book',
              },
              mapLink: {
                href: 'https://www.openstreetmap.org/?mlat=47.05000&mlon=8.30000#map=15/47.05000/8.30000',
                text: 'Map',
                detail: 'Kudex AG, opens OpenStreetMap in a new tab',
              },
              people: [vera],
            },
          ],
        },
      ],
      labels,
      emptyText,
    },
    filters: {
      label: 'Filter contacts and locations',
      action: '/en/about',
      search: {
        name: 'q',
        label: 'Name, place or postcode',
        value: '',
      },
      selects: [
        {
          name: 'type',
          label: 'Type of contact',
          value: '',
          options: [
            {
              value: '',
              text: 'All types',
            },
            {
              value: 'sales',
              text: 'Sales',
            },
            {
              value: 'service',
              text: 'Service',
            },
          ],
        },
        {
          name: 'country',
          label: 'Country',
          value: '',
          options: [
            {
              value: '',
              text: 'All countries',
            },
            {
              value: 'LI',
              text: 'Liechtenstein',
            },
            {
              value: 'CH',
              text: 'Switzerland',
            },
          ],
        },
      ],
      submitText: 'Search',
      resultText: '1 location',
    },
  },
  contacts: {
    title: 'Who answers',
    people: [vera],
    labels,
    emptyText,
  },
} satisfies {
  locations: { readonly list: LocationListProps; readonly filters: LocationFiltersProps }
  contacts: ContactListProps
}
