import type { ReactNode } from 'react'
import { Header } from '../modules/Header/Header.js'
import type { PageShellProps } from '../modules/PageShell/PageShell.js'
import * as ShellStories from '../modules/PageShell/PageShell.stories.js'
import { UserMenu } from '../modules/UserMenu/UserMenu.js'
import { headerContent, userMenuContent } from './siteContent.js'

/** The layout of pages for signed-in users. */
export const portalPage = {
  ...ShellStories.default.args,
  header: <Header {...headerContent} userMenu={<UserMenu {...userMenuContent} />} />,
} satisfies PageShellProps

/** A story of a page with this content. */
export const toPage = (children: ReactNode) => ({ args: { children } })
