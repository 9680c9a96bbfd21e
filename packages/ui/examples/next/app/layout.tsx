import '@kudex/ui/styles.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Links } from './Links'

export const metadata: Metadata = { title: 'Machines', icons: 'data:,' }

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" data-brand="kudex">
      <body>
        <Links>{children}</Links>
      </body>
    </html>
  )
}
