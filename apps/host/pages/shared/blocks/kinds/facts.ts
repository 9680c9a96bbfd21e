import type { BlockLoader } from '../blocks.types.ts'

export const facts: BlockLoader<'FactsBlock'> = {
  toView: ({ title, facts: items }) => ({
    kind: 'facts',
    props: {
      title: title ?? undefined,
      items: items.map(({ value, unit, label }, index) => ({
        id: `${index + 1}`,
        value,
        unit: unit ?? undefined,
        label,
      })),
    },
  }),
}
