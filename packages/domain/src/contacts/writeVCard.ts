import { escapeComponent, escapeText, joinContentLines } from '../content-lines/index.ts'
import type { Contact, Location } from './contacts.types.ts'

/** Content of a card: a person, a location or both. */
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

/**
 * Writes a vCard 4.0 (RFC 6350). Semicolons in plain texts are not escaped: they may be (3.4), but some readers show the
 * backslash.
 */
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
    ...(person ? [`N:${[person.familyName, person.givenName, '', '', ''].map(escapeComponent).join(';')}`] : []),
    `ORG:${escapeComponent(organization)}`,
    ...(person?.role ? [`TITLE:${escapeText(person.role)}`] : []),
    ...(email ? [`EMAIL;TYPE=work:${escapeText(email)}`] : []),
    ...(phone ? [`TEL;TYPE=work;VALUE=uri:tel:${toPhoneNumber(phone)}`] : []),
    ...(address ? [`ADR;TYPE=work:${address.map(escapeComponent).join(';')}`] : []),
    ...(location?.website ? [`URL:${toOneLine(location.website)}`] : []),
    ...(location && location.latitude !== null && location.longitude !== null
      ? [`GEO:geo:${location.latitude.toFixed(5)},${location.longitude.toFixed(5)}`]
      : []),
    'END:VCARD',
  ]
  return joinContentLines(lines)
}

/** A phone number for a `tel:` URI: digits with an optional leading plus, without the `(0)` that is not dialled abroad. */
export function toPhoneNumber(phone: string): string {
  return phone.trim().startsWith('+') ? `+${phone.replace('(0)', '').replace(/\D/g, '')}` : phone.replace(/\D/g, '')
}

function toOneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, '')
}
