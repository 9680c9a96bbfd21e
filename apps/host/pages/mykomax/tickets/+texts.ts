import { loadFormsCatalogue, loadPortalCatalogue } from '@kudex/intl/catalogues'

/** Texts of the portal and of uploads. */
export const texts: typeof loadPortalCatalogue = async (language) => ({
  ...(await loadPortalCatalogue(language)),
  ...(await loadFormsCatalogue(language)),
})
