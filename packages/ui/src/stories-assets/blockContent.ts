import type { AccordionSectionProps } from '../modules/AccordionSection/AccordionSection.js'
import type { TableSectionProps } from '../modules/TableSection/TableSection.js'
import { contentBlocks } from './contentBlocks.js'

// Without the anchor id: a page may contain several stories of a module.
export const accordionContent: AccordionSectionProps = { ...contentBlocks.accordion, id: undefined }
export const tableContent: TableSectionProps = { ...contentBlocks.table, id: undefined }
