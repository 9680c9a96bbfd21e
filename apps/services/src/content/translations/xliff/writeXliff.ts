import type { Inline } from './inline.ts'
import type { Unit } from './pageUnits.ts'

/** The translation of one page in a file. */
interface XliffPage {
  readonly pageId: string
  readonly siteId: string
  readonly path: string
  readonly sourceVersion: string
  readonly units: readonly Unit[]
}

export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0'
export const metadataNamespace = 'urn:oasis:names:tc:xliff:metadata:2.0'

/** Metadata type of the version of the source texts. */
export const sourceVersionType = 'source-version'

/** Writes an XLIFF 2.1 file with one `file` per page. */
export function writeXliff(sourceLanguage: string, targetLanguage: string, pages: readonly XliffPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${xliffNamespace}" xmlns:mda="${metadataNamespace}" version="2.1" srcLang="${sourceLanguage}" trgLang="${targetLanguage}">`,
    ...pages.flatMap(writePage),
    '</xliff>',
    '',
  ].join('\n')
}

function writePage({ pageId, siteId, path, sourceVersion, units }: XliffPage): string[] {
  return [
    ` <file id="${escape(pageId)}" original="${escape(siteId + path)}" canResegment="no" xml:space="preserve">`,
    `  <mda:metadata><mda:metaGroup category="kudex"><mda:meta type="${sourceVersionType}">${escape(sourceVersion)}</mda:meta></mda:metaGroup></mda:metadata>`,
    ...units.map(writeUnit),
    ' </file>',
  ]
}

function writeUnit({ id, name, source, target }: Unit): string {
  const translated = target ? `<target>${writeInline(target)}</target>` : ''
  return `  <unit id="${id}" name="${escape(name)}"><segment><source>${writeInline(source)}</source>${translated}</segment></unit>`
}

function writeInline(content: readonly Inline[]): string {
  return content
    .map((item) =>
      typeof item === 'string'
        ? escape(item)
        : `<pc id="${item.id}" type="${item.type ?? 'other'}" canCopy="no" canDelete="no" canOverlap="no">${writeInline(item.children)}</pc>`,
    )
    .join('')
}

/** Escapes text. Characters that XML does not allow become `cp` elements; parsers would replace a bare `\r`. */
function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
    .replaceAll(
      // oxlint-disable-next-line no-control-regex -- these are the characters to replace
      /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g,
      (character) => `<cp hex="${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}"/>`,
    )
}
