/** 128 random bits as hexadecimal digits; `crypto.randomUUID` needs https or localhost. */
export function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
