import { loadEditorCatalogue, loadFormsCatalogue } from '@kudex/intl/catalogues'

/** Texts of the editor area and of uploads. */
export const texts: typeof loadEditorCatalogue = async (language) => ({
  ...(await loadEditorCatalogue(language)),
  ...(await loadFormsCatalogue(language)),
})
