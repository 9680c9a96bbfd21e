/** Texts of the editor area. */
export { loadEditorCatalogue as texts } from '@kudex/intl/catalogues'
