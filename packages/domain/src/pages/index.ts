export {
  toPage,
  toPageKey,
  type AlternateVersion,
  type PageProperties,
  type PageRecord,
  type PageStage,
  type Protection,
} from './page.ts'
