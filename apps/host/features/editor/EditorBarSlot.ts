/** The bar above a preview; a module of its own, so that browsers load it with a preview only. */
export { EditorBar as EditorBarSlot } from '@kudex/ui'
