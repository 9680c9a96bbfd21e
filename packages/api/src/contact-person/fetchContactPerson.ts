/** The contact person in the response of `/api/contact/{siteId}/{locale}` (CONTACT-01). */
export interface ContactPersonResponse {
  readonly person: {
    readonly name: string
    readonly role: string | null
    /** Id of a picture of the image service. */
    readonly imageId: string | null
  } | null
  readonly phone: string | null
  readonly email: string | null
  /** Path of the list of all contacts, below locale and site; null if the site has none. */
  readonly contactsPath: string | null
}

/** Fetches the contact person of a site in a locale; throws if the request fails. */
export async function fetchContactPerson(
  siteId: string,
  urlCode: string,
  signal: AbortSignal,
): Promise<ContactPersonResponse> {
  const response = await fetch(`/api/contact/${encodeURIComponent(siteId)}/${urlCode}`, { signal })
  if (!response.ok) throw new Error(`The contact is answered with ${response.status}`)
  return (await response.json()) as ContactPersonResponse
}
