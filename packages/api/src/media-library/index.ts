export { createMediaLibrary, type LibraryItem, type ReplacedItem, type StoredItem } from './mediaLibrary.ts'
