export {
  createMediaLibrary,
  type LibraryItem,
  type NewMedia,
  type ReplacedItem,
  type StoredItem,
} from './mediaLibrary.ts'
