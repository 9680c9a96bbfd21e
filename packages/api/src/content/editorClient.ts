import type { CallOptions, Transport } from '../transport/index.ts'
import { prefer, type ContentPreference } from './contentPreference.ts'
import {
  PageTreeDocument,
  TranslationBoardDocument,
  type PageTreeQuery,
  type PageTreeQueryVariables,
  type TranslationBoardQuery,
  type TranslationBoardQueryVariables,
} from './generated/graphql.ts'

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
    /** Pages with a translation that matches the filters, by site and path, and the number of translations per state. */
    async fetchTranslationBoard(
      request: TranslationBoardQueryVariables,
      preference: ContentPreference,
      options?: CallOptions,
    ): Promise<TranslationBoardQuery['translationBoard']> {
      const { translationBoard } = await transport.request(
        TranslationBoardDocument,
        { ...request },
        prefer(preference, options),
      )
      return translationBoard
    },
  }
}
