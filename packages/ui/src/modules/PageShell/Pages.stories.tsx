import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.js'
import { classifications, products, productHeaderContent } from '../../stories-assets/catalogueContent.js'
import * as BenefitsListStories from '../BenefitsList/BenefitsList.stories.js'
import { BenefitsList } from '../BenefitsList/BenefitsList.js'
import { ClassificationGrid } from '../ClassificationGrid/ClassificationGrid.js'
import * as DashboardStories from '../DashboardTiles/DashboardTiles.stories.js'
import { DashboardTiles } from '../DashboardTiles/DashboardTiles.js'
import * as DownloadsStories from '../Downloads/Downloads.stories.js'
import { Downloads } from '../Downloads/Downloads.js'
import * as FactsStories from '../Facts/Facts.stories.js'
import { Facts } from '../Facts/Facts.js'
import * as HeroStories from '../Hero/Hero.stories.js'
import { Hero } from '../Hero/Hero.js'
import * as HighlightsStories from '../Highlights/Highlights.stories.js'
import { Highlights } from '../Highlights/Highlights.js'
import { ProductGrid } from '../ProductGrid/ProductGrid.js'
import { ProductHeader } from '../ProductHeader/ProductHeader.js'
import { ProductTeasers } from '../ProductTeasers/ProductTeasers.js'
import * as QuoteStories from '../Quote/Quote.stories.js'
import { Quote } from '../Quote/Quote.js'
import * as RelatedStories from '../RelatedProducts/RelatedProducts.stories.js'
import { RelatedProducts } from '../RelatedProducts/RelatedProducts.js'
import * as TeasersStories from '../Teasers/Teasers.stories.js'
import { Teasers } from '../Teasers/Teasers.js'
import * as TechnicalStories from '../TechnicalData/TechnicalData.stories.js'
import { TechnicalData } from '../TechnicalData/TechnicalData.js'
import * as TextStories from '../TextSection/TextSection.stories.js'
import { TextSection } from '../TextSection/TextSection.js'
import * as VariantsStories from '../Variants/Variants.stories.js'
import { Variants } from '../Variants/Variants.js'
import { PageShell } from './PageShell.js'
import * as ShellStories from './PageShell.stories.js'

/** Whole pages, to check modules in combination. */
const meta = {
  title: 'Pages/Examples',
  component: PageShell,
  parameters: { layout: 'fullscreen' },
  args: ShellStories.default.args,
} satisfies Meta<typeof PageShell>

export default meta
type Story = StoryObj<typeof meta>

const home = { href: '#home', label: 'Home' }

export const HomePage: Story = {
  args: {
    children: (
      <>
        <Hero {...HeroStories.default.args} />
        <Teasers {...TeasersStories.default.args} layout="lead-first" />
        <Facts {...FactsStories.default.args} />
        <ProductTeasers
          title="Machines that people ask for"
          products={products.slice(0, 4)}
          link={{ href: '#products', text: 'All products' }}
        />
        <Quote {...QuoteStories.default.args} />
      </>
    ),
  },
}

export const ClassificationPage: Story = {
  args: {
    breadcrumbs: (
      <Breadcrumb label="Breadcrumb" home={home} items={[{ text: 'Products', href: '#p' }, { text: 'Cut & strip' }]} />
    ),
    children: (
      <>
        <Hero size="compact" title="Cut & strip" lead="Cut to length, strip, slit and mark from 0.03 to 300 mm²." />
        <ClassificationGrid items={classifications} emptyText="No products found" />
        <ProductGrid title="Products" products={products} countText="5 products" emptyText="No products found" />
      </>
    ),
  },
}

export const ProductPage: Story = {
  args: {
    breadcrumbs: (
      <Breadcrumb
        label="Breadcrumb"
        home={home}
        items={[{ text: 'Products', href: '#p' }, { text: 'Crimp', href: '#c' }, { text: 'Alpha 530' }]}
      />
    ),
    children: (
      <>
        <ProductHeader {...productHeaderContent} />
        <Highlights {...HighlightsStories.default.args} />
        <TechnicalData {...TechnicalStories.default.args} />
        <Variants {...VariantsStories.default.args} />
        <Downloads {...DownloadsStories.default.args} />
        <RelatedProducts {...RelatedStories.default.args} />
      </>
    ),
  },
}

export const ContentPage: Story = {
  args: {
    breadcrumbs: (
      <Breadcrumb label="Breadcrumb" home={home} items={[{ text: 'Services', href: '#s' }, { text: 'Maintenance' }]} />
    ),
    children: (
      <>
        <Hero size="compact" title="Maintenance" overline="Services" lead="Planned, not surprised." />
        <BenefitsList {...BenefitsListStories.default.args} />
        <TextSection {...TextStories.default.args} />
      </>
    ),
  },
}

export const PortalPage: Story = { args: { children: <DashboardTiles {...DashboardStories.default.args} /> } }
