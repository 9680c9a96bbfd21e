'use client'

import { UiProvider } from '@kudex/ui'
import Link from 'next/link'
import type { ReactNode } from 'react'

/** Links of the package navigate with the router of Next.js. */
export function Links({ children }: { readonly children: ReactNode }) {
  return <UiProvider linkComponent={Link}>{children}</UiProvider>
}
