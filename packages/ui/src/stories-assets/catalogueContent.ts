import type { ClassificationGridProps } from '../modules/ClassificationGrid/ClassificationGrid.js'
import type { GalleryItem } from '../modules/Gallery/Gallery.js'
import type { MeasurementSwitchProps } from '../modules/MeasurementSwitch/MeasurementSwitch.types.js'
import type { ProductCardItem } from '../modules/ProductCard/ProductCard.js'
import type { ProductHeaderProps } from '../modules/ProductHeader/ProductHeader.js'
import type { SpecificationRow, TechnicalDataProps } from '../modules/TechnicalData/TechnicalData.types.js'
import { machinePicture, type MachineFamily } from './machinePictures.js'

const product = (
  id: string,
  name: string,
  family: MachineFamily,
  description: string,
  figure: string,
): ProductCardItem => ({
  id,
  name,
  href: `#${id}`,
  description,
  figure,
  picture: machinePicture(family, `${name} on the shop floor`, 960, 720),
})

/** Products in stories. */
export const products: readonly ProductCardItem[] = [
  product(
    'alpha-530',
    'Alpha 530',
    'cutStrip',
    'Cuts, strips and crimps two wires at once with a changeover of one minute.',
    '0.13–6 mm²',
  ),
  product(
    'kappa-350',
    'Kappa 350',
    'crimp',
    'Bench-top cut and strip machine for large cross-sections and sheathed cables.',
    '0.2–35 mm²',
  ),
  product(
    'zeta-880',
    'Zeta 880',
    'harness',
    'Fully automatic harness production with 36 wires and no changeover.',
    '36 wires',
  ),
  {
    ...product(
      'reel-40',
      'Feeder 40',
      'reel',
      'Prefeeds cable from reels of up to 400 kg without tension peaks.',
      '400 kg',
    ),
    brand: 'Strivona',
  },
  product(
    'test-720',
    'Testline 720',
    'test',
    'Tests wiring harnesses for continuity, short circuit and seal.',
    '2048 points',
  ),
]

/** A product with long texts that stress the layout. */
export const longProduct: ProductCardItem = {
  ...product(
    'lang',
    'Mehrleiterkabelabisoliermaschine 3000 mit Hochgeschwindigkeitsablängung',
    'crimp',
    'Vollautomatische Ablängung, Abisolierung und Kontaktierung von Mehrleiterkabeln mit Hochgeschwindigkeitszuführung und Crimpkraftüberwachung.',
    '0,13–6 mm²',
  ),
  brand: 'Strivona Kabelverarbeitung',
}

export const chineseProduct: ProductCardItem = {
  ...product(
    'zh',
    '全自动线束加工设备',
    'harness',
    '可同时加工三十六根导线，无需换线，一名操作人员即可完成整个流程。',
    '36 根',
  ),
  picture: machinePicture('harness', '车间里的全自动线束加工设备', 960, 720),
}

export const classifications: ClassificationGridProps['items'] = [
  {
    id: 'cut',
    name: 'Cut & strip',
    href: '#cut',
    description: 'Cut to length, strip, slit and mark from 0.03 to 300 mm².',
    picture: machinePicture('cutStrip', 'Cut and strip machine'),
    countText: '24 products',
  },
  {
    id: 'crimp',
    name: 'Crimp',
    href: '#crimp',
    description: 'Bench presses and fully automatic crimp-to-crimp machines.',
    picture: machinePicture('crimp', 'Crimping press'),
    countText: '31 products',
  },
  {
    id: 'harness',
    name: 'Harness automation',
    href: '#harness',
    description: 'From single wires to the finished harness in one line.',
    picture: machinePicture('harness', 'Harness line with four stations'),
    countText: '12 products',
  },
  {
    id: 'feed',
    name: 'Wire feeding',
    href: '#feed',
    description: 'Reels, drums and prefeeders.',
    picture: machinePicture('reel', 'Reel with wire'),
    countText: '18 products',
  },
  {
    id: 'test',
    name: 'Test',
    href: '#test',
    description: 'Continuity, seal and high-voltage testing.',
    picture: machinePicture('test', 'Test bench for harnesses'),
    countText: '15 products',
  },
]

const galleryItem = (family: MachineFamily, number: number, alt: string): GalleryItem => ({
  id: family,
  label: `Picture ${number} of 4`,
  picture: machinePicture(family, alt, 960, 720),
  thumbnail: machinePicture(family, '', 112, 112),
})

export const galleryItems: readonly GalleryItem[] = [
  galleryItem('cutStrip', 1, 'Alpha 530, front view'),
  galleryItem('wire', 2, 'Stripped wire with its dimensions'),
  galleryItem('crimp', 3, 'Crimping station of the Alpha 530'),
  galleryItem('reel', 4, 'Wire feeding from a reel'),
]

export const productHeaderContent: ProductHeaderProps = {
  overline: 'Crimp-to-crimp',
  name: 'Alpha 530',
  lead: 'Cuts, strips and crimps two wires at once, and changes over to the next job in one minute.',
  description:
    'The Alpha 530 processes wires from 0.13 to 6 mm² at up to 5,200 pieces per hour.\nThree processing stations, integrated crimp force monitoring and a job memory keep first-pass yield above 99.8 %.',
  gallery: { label: 'Pictures of the Alpha 530', items: galleryItems },
  figures: [
    { id: 'output', value: '5,200', label: 'Pieces per hour' },
    { id: 'section', value: '0.13–6 mm²', label: 'Cross-section' },
  ],
  links: [
    { href: '#quote', text: 'Request a quotation' },
    { href: '#data', text: 'Technical data' },
  ],
}

export const measurementContent: MeasurementSwitchProps = {
  label: 'Measurement system',
  system: 'dim_metric',
  options: [
    { value: 'dim_metric', text: 'Metric' },
    { value: 'dim_imperial', text: 'Imperial' },
  ],
  form: { action: '#measurement', method: 'get', name: 'measurementSystem' },
}

const pair = (id: string, name: string, metric: [string, string], imperial: [string, string]): SpecificationRow[] => [
  { id: `${id}-m`, name, value: metric[0], unit: metric[1], system: 'dim_metric' },
  { id: `${id}-i`, name, value: imperial[0], unit: imperial[1], system: 'dim_imperial' },
]

export const technicalDataContent: TechnicalDataProps = {
  title: 'Technical data',
  labels: { name: 'Property', value: 'Value' },
  emptyText: 'No specifications are available.',
  measurement: measurementContent,
  groups: [
    {
      id: 'wire',
      title: 'Wire',
      rows: [
        ...pair('section', 'Cross-section', ['0.13–6', 'mm²'], ['26–10', 'AWG']),
        ...pair('length', 'Length range', ['60–10,000', 'mm'], ['2.36–393.7', 'in']),
        { id: 'tolerance', name: 'Length accuracy', value: '± 0.2', unit: '%', system: null },
      ],
    },
    {
      id: 'machine',
      title: 'Machine',
      rows: [
        ...pair('weight', 'Weight', ['1,850', 'kg'], ['4,079', 'lb']),
        ...pair('width', 'Width × depth × height', ['3,400 × 1,500 × 2,100', 'mm'], ['134 × 59 × 83', 'in']),
        { id: 'power', name: 'Power supply', value: '3 × 208–480', unit: 'V, 50/60 Hz', system: null },
        { id: 'noise', name: 'Noise level', value: '< 75', unit: 'dB', system: null },
      ],
    },
  ],
}
