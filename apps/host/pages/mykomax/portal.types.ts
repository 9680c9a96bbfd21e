/** Data of a portal page. */
export type PortalState<Value> =
  | { readonly kind: 'signed-out' }
  /** The user lacks the role: no data (PORTAL-20). */
  | { readonly kind: 'forbidden' }
  /** A service failed (INVENT-05). */
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly value: Value }
