export type Stage = 'published' | 'draft'
