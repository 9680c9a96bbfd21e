export { buildFileLink } from './buildFileLink.ts'
export { buildHomeLink, buildLink, resolveHomePath, type LinkContext } from './buildLink.ts'
export { classifyLink, isKnownAction } from './classifyLink.ts'
export { fillName, resolveContentLink, type ContentLink, type LinkTarget } from './contentLink.ts'
