import type { BlockLoader } from '../../blocks.types.ts'
import { resolveContentFormat } from '../loadContentTexts.ts'

/** A plan with its areas; width and depth are formatted in metres. */
export const floorPlan: BlockLoader<'FloorPlanBlock'> = {
  toView({ title, lead, caption, width, depth, areas }, context) {
    const format = new Intl.NumberFormat(resolveContentFormat(context), { style: 'unit', unit: 'meter' })
    return {
      kind: 'floorPlan',
      props: {
        title: title ?? undefined,
        lead: lead ?? undefined,
        caption: caption ?? undefined,
        width,
        depth,
        widthText: format.format(width),
        depthText: format.format(depth),
        areas: areas.map(({ text, ...area }) => ({
          name: area.name,
          title: area.title,
          text: text ?? undefined,
          x: area.x,
          y: area.y,
          width: area.width,
          depth: area.depth,
        })),
      },
    }
  },
}
