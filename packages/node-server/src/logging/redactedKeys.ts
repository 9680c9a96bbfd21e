/** Log fields that are never written, at any depth of a logged object (CONST-02). */
export const redactedKeys = [
  'authorization',
  'cookie',
  'password',
  'token',
  'secret',
  'email',
  'code',
  'state',
] as const
