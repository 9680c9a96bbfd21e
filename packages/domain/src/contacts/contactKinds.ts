/** Types of contact, by which lists are filtered (CONTACT-04). */
export const contactKinds = ['headquarters', 'sales', 'service', 'production', 'partner'] as const

export type ContactKind = (typeof contactKinds)[number]

/** True if a text is the name of a type of contact. */
export function isContactKind(text: string): text is ContactKind {
  return (contactKinds as readonly string[]).includes(text)
}
