import { Facts, Footer, Header, Hero, PageSection, PageShell, ProductGrid, Quote, Tag, UiProvider } from '@kudex/ui'
import { enquiry, facts, footer, header, hero, labels, newProduct, products, productTexts, quote } from './content.js'
import { EnquiryForm } from './EnquiryForm.js'
import { Logo } from './Logo.js'
import { SchemeSwitch } from './SchemeSwitch.js'

/** The only page: the package's modules with this brand's texts, pictures and tokens. */
export function Site({ isSent = false }: { readonly isSent?: boolean }) {
  return (
    <UiProvider>
      <PageShell
        labels={labels.page}
        header={<Header {...header} logo={<Logo />} actions={<SchemeSwitch text={labels.darkScheme} />} />}
        footer={<Footer {...footer} logo={<Logo />} theme="inverse" />}
      >
        <div className="site-hero">
          <Hero {...hero} />
        </div>
        <div id="products">
          <ProductGrid
            {...productTexts}
            products={products}
            headingLevel={2}
            renderAction={(product) => product.id === newProduct.id && <Tag>{newProduct.text}</Tag>}
          />
        </div>
        <Facts {...facts} />
        <Quote {...quote} />
        <PageSection id="enquiry" layout="split" {...enquiry}>
          <EnquiryForm isSent={isSent} />
        </PageSection>
      </PageShell>
    </UiProvider>
  )
}
