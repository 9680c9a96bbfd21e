export { FoundPagesProvider, useFoundPages } from './FoundPagesProvider.tsx'
export { LiveSearchField } from './LiveSearchField.tsx'
export { searchMessages } from './search.messages.ts'
export { typeMessages } from './typeMessages.ts'
