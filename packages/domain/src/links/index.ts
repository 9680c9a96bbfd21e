export { buildFileLink } from './buildFileLink.ts'
export { buildLink, type LinkContext } from './buildLink.ts'
export { classifyLink } from './classifyLink.ts'
export { fillName, findShortTarget, resolveContentLink, type ContentLink, type LinkTarget } from './contentLink.ts'
