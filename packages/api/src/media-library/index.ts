export {
  createMediaLibrary,
  type LibraryItem,
  type LibraryPage,
  type ReplacedItem,
  type StoredItem,
} from './mediaLibrary.ts'
