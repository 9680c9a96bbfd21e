/** What somebody can be asked for: the types of contact that a list is filtered by (CONTACT-04). */
export const contactKinds = ['headquarters', 'sales', 'service', 'production', 'partner'] as const

export type ContactKind = (typeof contactKinds)[number]

/** Tells whether a text is the name of a type of contact. */
export function isContactKind(text: string): text is ContactKind {
  return (contactKinds as readonly string[]).includes(text)
}
