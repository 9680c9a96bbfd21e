/** Asks for the privacy settings; who listens shows them. */
export function openPrivacySettings(): void {
  window.dispatchEvent(new Event(eventName))
}

/** Calls back whenever somebody asks for the privacy settings; the answer ends that. */
export function onPrivacySettings(listener: () => void): () => void {
  window.addEventListener(eventName, listener)
  return () => window.removeEventListener(eventName, listener)
}

const eventName = 'kudex.privacy-settings'
