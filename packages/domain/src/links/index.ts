export { buildFileLink, type FileLinkOptions } from './buildFileLink.ts'
export { buildHomeLink, buildLink, resolveHomePath, type LinkContext } from './buildLink.ts'
export {
  classifyLink,
  isKnownAction,
  openNewsFeedPanelAction,
  type ClassifiedLink,
  type LinkKind,
} from './classifyLink.ts'
export {
  fillName,
  invalidName,
  resolveContentLink,
  type ContentLink,
  type ExternalLink,
  type LinkTarget,
  type PageLink,
  type PathLink,
  type ProductLink,
  type ResolvedContentLink,
  type ServiceLink,
} from './contentLink.ts'
export { isPlainLink } from './plainLink.ts'
