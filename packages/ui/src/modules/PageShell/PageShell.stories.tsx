import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.js'
import { footerContent, headerContent, localeSelectorContent } from '../../stories-assets/siteContent.js'
import { inChinese, inLongGerman } from '../../stories-assets/inLanguage.js'
import { followsLink, tabsTo } from '../../stories-assets/plays.js'
import { Footer } from '../Footer/Footer.js'
import { Header } from '../Header/Header.js'
import * as Hero from '../Hero/Hero.stories.js'
import { Hero as HeroModule } from '../Hero/Hero.js'
import { LanguageBanner } from '../LanguageBanner/LanguageBanner.js'
import { LocaleSelector } from '../LocaleSelector/LocaleSelector.js'
import { UserMenu } from '../UserMenu/UserMenu.js'
import { PageShell } from './PageShell.js'

const meta = {
  title: 'Modules/PageShell',
  component: PageShell,
  parameters: { repeatsIds: true, layout: 'fullscreen' },
  args: {
    labels: { skipToContent: 'Skip to content', loading: 'Loading the page' },
    header: (
      <Header
        {...headerContent}
        localeSelector={<LocaleSelector {...localeSelectorContent} />}
        userMenu={<UserMenu status="signed-out" logInLink={{ href: '#login', text: 'Log in' }} />}
      />
    ),
    footer: <Footer {...footerContent} />,
    children: <HeroModule {...Hero.default.args} />,
  },
} satisfies Meta<typeof PageShell>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await tabsTo(skip)
    await followsLink(skip, '#content')
  },
}

export const Playground: Story = {}

export const SkipLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content')
  },
}

export const WithBreadcrumbs: Story = {
  args: {
    breadcrumbs: (
      <Breadcrumb
        label="Breadcrumb"
        home={{ href: '#home', label: 'Home' }}
        items={[{ text: 'Products', href: '#products' }, { text: 'Cut & strip' }]}
      />
    ),
    children: <HeroModule {...Hero.default.args} size="compact" title="Cut & strip" />,
  },
}

export const WithLanguageBanner: Story = {
  args: {
    banner: (
      <LanguageBanner
        label="Language of this page"
        text="This page is not available in French."
        links={[{ href: '#en', text: 'English', lang: 'en' }]}
      />
    ),
  },
}

export const WithoutHeader: Story = { args: { header: undefined } }

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page')
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  },
}

export const SmallScreen: Story = { globals: { viewport: { value: 'phone320' } } }

export const LongGerman: Story = inLongGerman(meta.args)

export const Chinese: Story = inChinese(meta.args)
