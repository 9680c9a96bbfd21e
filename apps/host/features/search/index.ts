export { FoundPagesProvider, useFoundPages } from './FoundPagesProvider.tsx'
export { LiveSearchField } from './LiveSearchField.tsx'
export { searchMessages, typeMessages } from './search.messages.ts'
