/** Asks for the privacy settings; who listens shows them. */
export function openPrivacySettings(): void {
  openings += 1
  window.dispatchEvent(new Event(eventName))
}

/** Calls back whenever somebody asks for the privacy settings; the answer ends that. */
export function onPrivacySettings(listener: () => void): () => void {
  window.addEventListener(eventName, listener)
  return () => window.removeEventListener(eventName, listener)
}

/** How often somebody asked in this document. */
export function countOpenings(): number {
  return openings
}

/** In the browser only, where one document is one visitor's. */
let openings = 0

const eventName = 'kudex.privacy-settings'
