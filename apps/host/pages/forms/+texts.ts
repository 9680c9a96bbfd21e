export { loadFormsCatalogue as texts } from '@kudex/intl/catalogues'
