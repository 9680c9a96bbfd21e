export { createMediaLibrary, type LibraryItem, type LibraryPage } from './mediaLibrary.ts'
