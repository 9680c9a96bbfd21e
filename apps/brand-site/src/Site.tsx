import { Facts, Footer, Header, Hero, PageSection, PageShell, ProductGrid, Quote, Tag, UiProvider } from '@kudex/ui'
import { boats, facts, footer, header, hero } from './content.js'
import { EnquiryForm } from './EnquiryForm.js'
import { SchemeSwitch } from './SchemeSwitch.js'
import { TarnwaterLogo } from './TarnwaterLogo.js'

/** The single page of Tarnwater: the package's modules with this brand's texts, pictures and tokens. */
export function BrandSite() {
  return (
    <UiProvider>
      <PageShell
        labels={{ skipToContent: 'Skip to the boats', loading: 'Loading' }}
        header={<Header {...header} logo={<TarnwaterLogo />} actions={<SchemeSwitch />} />}
        footer={<Footer {...footer} logo={<TarnwaterLogo />} theme="inverse" />}
      >
        <div className="tarnwater-hero">
          <Hero {...hero} />
        </div>
        <div id="boats">
          <ProductGrid
            title="Four boats, no more"
            countText="Each built to order"
            products={boats}
            emptyText="The sheds are empty."
            headingLevel={2}
            renderAction={(boat) => boat.id === 'heron' && <Tag>New this spring</Tag>}
          />
        </div>
        <Facts {...facts} />
        <Quote
          text="We measure a boat by what you hear in it: the bow wave, a coot, somebody pouring coffee."
          author="Ida Tarn"
          role="Boat builder"
        />
        <PageSection
          id="enquiry"
          overline="The yard"
          title="Come and sit in one"
          lead="The sheds are open every Saturday. Tell us which boat, and we put it on the water for you."
          layout="split"
        >
          <EnquiryForm />
        </PageSection>
      </PageShell>
    </UiProvider>
  )
}
