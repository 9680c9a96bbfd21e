import type { CallOptions, Transport } from '../transport/index.ts'
import { prefer, type ContentPreference } from './contentPreference.ts'
import { PageTreeDocument, type PageTreeQuery, type PageTreeQueryVariables } from './generated/graphql.ts'

/** Creates the calls of editors, on the realtime endpoint only (EDITOR-09). */
export function createEditorCalls(transport: Transport) {
  return {
    /** The pages of a site, drafts and hidden ones too, sorted by path (EDITOR-08, EDITOR-10). */
    async fetchPageTree(
      request: PageTreeQueryVariables,
      preference: ContentPreference,
      options?: CallOptions,
    ): Promise<PageTreeQuery['pageTree']> {
      const { pageTree } = await transport.request(PageTreeDocument, { ...request }, prefer(preference, options))
      return pageTree
    },
  }
}
