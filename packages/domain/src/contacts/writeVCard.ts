import type { Contact, Location } from './contacts.types.ts'

/** What a card tells of a person, a location or both. */
export interface VCardSource {
  readonly uid: string
  readonly person: Contact | null
  readonly location: Location | null
  /** Company of the person. */
  readonly organization: string
  /** Name of the location's country in the reader's language. */
  readonly countryName: string | null
  readonly language: string
}

/** Writes a vCard 4.0 (RFC 6350): lines of at most 75 octets, texts escaped, so that no text can add a line. */
export function writeVCard(source: VCardSource): string {
  const { uid, person, location, organization, countryName, language } = source
  const name = person ? `${person.givenName} ${person.familyName}` : (location?.name ?? organization)
  const address = location && [
    '',
    '',
    location.street ?? '',
    location.city,
    '',
    location.postalCode ?? '',
    countryName ?? '',
  ]
  const email = person?.email ?? location?.email
  const phone = person?.phone ?? location?.phone
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `KIND:${person ? 'individual' : 'org'}`,
    `UID:urn:x-kudex:${escapeText(uid)}`,
    `LANG:${escapeText(language)}`,
    `FN:${escapeText(name)}`,
    ...(person ? [`N:${[person.familyName, person.givenName, '', '', ''].map(escapePart).join(';')}`] : []),
    `ORG:${escapePart(organization)}`,
    ...(person?.role ? [`TITLE:${escapeText(person.role)}`] : []),
    ...(email ? [`EMAIL;TYPE=work:${escapeText(email)}`] : []),
    ...(phone ? [`TEL;TYPE=work;VALUE=uri:tel:${toPhoneNumber(phone)}`] : []),
    ...(address ? [`ADR;TYPE=work:${address.map(escapePart).join(';')}`] : []),
    ...(location?.website ? [`URL:${toOneLine(location.website)}`] : []),
    ...(location && location.latitude !== null && location.longitude !== null
      ? [`GEO:geo:${location.latitude.toFixed(5)},${location.longitude.toFixed(5)}`]
      : []),
    'END:VCARD',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** A number as `tel:` has it: digits with a leading plus. */
export function toPhoneNumber(phone: string): string {
  return (phone.trim().startsWith('+') ? '+' : '') + phone.replace(/\D/g, '')
}

/** A part of a property that has several, with a semicolon between them. */
function escapePart(text: string): string {
  return escapeText(text).replaceAll(';', String.raw`\;`)
}

/** A whole property: its semicolons may be escaped (RFC 6350, 3.4), but not every reader takes the sign away again. */
function escapeText(text: string): string {
  return text
    .replace(/[\\,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

function toOneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, '')
}

/** Breaks a line at 75 octets, never within a character (RFC 6350, 3.2). */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > 75) {
      parts.push(part)
      part = ''
      // The space that begins a line counts too.
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n ')
}
