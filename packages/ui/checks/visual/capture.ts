import { createHash } from 'node:crypto'
import type { StoryPage } from './storyPage.js'

/** What is painted of a box beyond its place and size. */
const painted = [
  'visibility',
  'color',
  'background-color',
  'background-image',
  'background-position',
  'background-size',
  'border-width',
  'border-style',
  'border-color',
  'border-radius',
  'box-shadow',
  'outline',
  'outline-offset',
  'opacity',
  'transform',
  'translate',
  'rotate',
  'scale',
  'filter',
  'backdrop-filter',
  'clip-path',
  'mask-image',
  'mix-blend-mode',
  'overflow',
  'object-fit',
  'object-position',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-decoration',
  'text-shadow',
  'accent-color',
  'color-scheme',
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'd',
] as const

interface Snapshot {
  readonly documents: readonly {
    readonly nodes: {
      readonly nodeName: readonly number[]
      readonly currentSourceURL: RareStrings
      readonly inputValue: RareStrings
      readonly inputChecked: { readonly index: readonly number[] }
    }
    readonly layout: {
      readonly nodeIndex: readonly number[]
      readonly styles: readonly (readonly number[])[]
      readonly bounds: readonly Rectangle[]
      readonly text: readonly number[]
    }
    readonly textBoxes: { readonly layoutIndex: readonly number[]; readonly bounds: readonly Rectangle[] }
  }[]
  readonly strings: readonly string[]
}
type Rectangle = readonly number[]
interface RareStrings {
  readonly index: readonly number[]
  readonly value: readonly number[]
}

/** A box or line of text as the browser lays it out and paints it. */
export interface PaintedBox {
  readonly name: string
  readonly layout: string
  readonly paint: string
}

/** The boxes of the mounted story, in the order of the document. */
export async function captureBoxes({ session }: StoryPage): Promise<readonly PaintedBox[]> {
  const snapshot = (await session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: [...painted],
  })) as unknown as Snapshot
  return toBoxes(snapshot)
}

function toBoxes({ documents, strings }: Snapshot): readonly PaintedBox[] {
  const [document] = documents
  if (!document) return []
  const { nodes, layout, textBoxes } = document
  const lines = Map.groupBy(textBoxes.layoutIndex.keys(), (at) => textBoxes.layoutIndex[at])
  const contents = new Map(
    [nodes.currentSourceURL, nodes.inputValue].flatMap(({ index, value }) =>
      index.map((node, at) => [node, strings[value[at] ?? -1] ?? ''] as const),
    ),
  )
  const checked = new Set(nodes.inputChecked.index)
  return layout.nodeIndex.flatMap((node, at) => {
    const values = (layout.styles[at] ?? []).map((index) => strings[index] ?? '')
    if (values[0] === 'hidden') return []
    const text = strings[layout.text[at] ?? -1] ?? ''
    const textLines = (lines.get(at) ?? []).map((line) => toPlace(textBoxes.bounds[line]))
    return {
      name: strings[nodes.nodeName[node] ?? -1] ?? '',
      layout: [toPlace(layout.bounds[at]), text, ...textLines].join(' '),
      paint: [...values, contents.get(node) ?? '', checked.has(node)].join(';'),
    }
  })
}

/** Positions to a hundredth of a pixel: layout counts in 64ths. */
function toPlace(rectangle: Rectangle = []): string {
  return rectangle.map((value) => Math.round(value * 100) / 100).join(',')
}

/** Ten characters of a scope's baseline: five for places and texts, five for colours and all else that is painted. */
export function toFingerprint(boxes: readonly PaintedBox[]): string {
  const layout = createHash('sha1')
  const paint = createHash('sha1')
  for (const box of boxes) {
    layout.update(`${box.name} ${box.layout}\n`)
    paint.update(`${box.paint}\n`)
  }
  return `${layout.digest('hex').slice(0, 5)}${paint.digest('hex').slice(0, 5)}`
}
