/** A text as it may stand in XML, between tags and in attributes; what XML 1.0 cannot say is left out (https://www.w3.org/TR/xml/#charsets). */
export function escapeXml(text: string): string {
  return text.replace(unspeakable, '').replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

const unspeakable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
