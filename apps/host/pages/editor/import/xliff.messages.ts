import type { XliffProblemCode } from '@kudex/domain/editing'
import { defineMessages, type MessageDescriptor } from '@kudex/intl/messages'

/** What is wrong in a file of translations. Words in quotation marks are names of the file format. */
export const xliffTexts: Readonly<Record<XliffProblemCode, MessageDescriptor>> = defineMessages({
  xliffMalformed: {
    id: 'editor.import.xliffMalformed',
    defaultMessage: 'The file is not well-formed XML (line {line}: {reason}).',
    description: 'Report about a file of translations',
  },
  xliffDocumentType: {
    id: 'editor.import.xliffDocumentType',
    defaultMessage: 'The file must not have a document type.',
    description: 'Report about a file of translations',
  },
  xliffEncoding: {
    id: 'editor.import.xliffEncoding',
    defaultMessage: 'The file must be in UTF-8.',
    description: 'Report about a file of translations',
  },
  xliffVersion: {
    id: 'editor.import.xliffVersion',
    defaultMessage: 'The file must be XLIFF 2.1 or 2.0.',
    description: 'Report about a file of translations',
  },
  xliffElement: {
    id: 'editor.import.xliffElement',
    defaultMessage: '“{element}” is not possible in “{parent}”.',
    description: 'Report about a file of translations',
  },
  xliffMissing: {
    id: 'editor.import.xliffMissing',
    defaultMessage: '“{element}” is missing.',
    description: 'Report about a file of translations',
  },
  xliffDoubled: {
    id: 'editor.import.xliffDoubled',
    defaultMessage: '“{element}” must occur once only.',
    description: 'Report about a file of translations',
  },
  xliffTooMany: {
    id: 'editor.import.xliffTooMany',
    defaultMessage: 'There are more than {count} of “{element}”.',
    description: 'Report about a file of translations',
  },
  xliffPage: {
    id: 'editor.import.xliffPage',
    defaultMessage: 'There is no such page.',
    description: 'Report about a file of translations',
  },
  xliffSourceLanguage: {
    id: 'editor.import.xliffSourceLanguage',
    defaultMessage: 'The source language of the page is {language}.',
    description: 'Report about a file of translations',
  },
  xliffTargetLanguage: {
    id: 'editor.import.xliffTargetLanguage',
    defaultMessage: 'The page is translated into these languages: {languages}.',
    description: 'Report about a file of translations',
  },
  xliffSourceVersion: {
    id: 'editor.import.xliffSourceVersion',
    defaultMessage: 'The texts of the page have changed since the file was exported. Export the page again.',
    description: 'Report about a file of translations',
  },
  xliffUnitMissing: {
    id: 'editor.import.xliffUnitMissing',
    defaultMessage: 'A text of the page is missing in the file.',
    description: 'Report about a file of translations',
  },
  xliffUnitUnknown: {
    id: 'editor.import.xliffUnitUnknown',
    defaultMessage: 'The page has no such text.',
    description: 'Report about a file of translations',
  },
  xliffSourceChanged: {
    id: 'editor.import.xliffSourceChanged',
    defaultMessage: 'The source text was changed. It must stay as it was exported.',
    description: 'Report about a file of translations',
  },
  xliffTargetMissing: {
    id: 'editor.import.xliffTargetMissing',
    defaultMessage: 'The translation is missing.',
    description: 'Report about a file of translations',
  },
  xliffTargetEmpty: {
    id: 'editor.import.xliffTargetEmpty',
    defaultMessage: 'The translation is empty.',
    description: 'Report about a file of translations',
  },
  xliffTargetTooLong: {
    id: 'editor.import.xliffTargetTooLong',
    defaultMessage: 'The translation has more than {count} characters.',
    description: 'Report about a file of translations',
  },
  xliffPlaceholder: {
    id: 'editor.import.xliffPlaceholder',
    defaultMessage: '“{placeholder}” must stay in the translation as in the source text.',
    description: 'Report about a file of translations',
  },
  xliffCodeUnknown: {
    id: 'editor.import.xliffCodeUnknown',
    defaultMessage: 'The source text has no inline code {code}.',
    description: 'Report about a file of translations',
  },
  xliffCodeDoubled: {
    id: 'editor.import.xliffCodeDoubled',
    defaultMessage: 'Inline code {code} must occur once only.',
    description: 'Report about a file of translations',
  },
  xliffCodeMissing: {
    id: 'editor.import.xliffCodeMissing',
    defaultMessage: 'Inline codes are missing: {code}.',
    description: 'Report about a file of translations',
  },
  xliffNoCodes: {
    id: 'editor.import.xliffNoCodes',
    defaultMessage: 'This text must not have inline codes.',
    description: 'Report about a file of translations',
  },
  xliffNestedLink: {
    id: 'editor.import.xliffNestedLink',
    defaultMessage: 'A link must not be inside another link.',
    description: 'Report about a file of translations',
  },
})
