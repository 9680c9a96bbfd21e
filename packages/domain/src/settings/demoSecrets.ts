/** Public secrets of the demo. They stop the start if other machines can reach the system. */
export const demoSecrets = {
  contentDraftToken: 'demo-content-draft-token',
  contentWriteToken: 'demo-content-write-token',
  ticketingToken: 'demo-ticketing-token',
  /** Of the password `kudex-editor`. */
  editorPasswordHash:
    '$argon2id$v=19$m=19456,t=2,p=1$a3VkZXgtZGVtby1zYWx0IQ$eaaAhySo3wHe7k4hsqrrjluN9HfrZCLqgqNqAGPSONA',
  sessionSecret: 'demo-session-secret-for-loopback-only',
} as const
