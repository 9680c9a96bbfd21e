/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type LinkKind =
  | 'external'
  | 'page'
  | 'path'
  | 'product'
  | 'service';

export type MeasurementSystem =
  | 'dim_imperial'
  | 'dim_metric';

export type ProtectionKind =
  | 'none'
  | 'password'
  | 'role';

export type SystemDataQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemDataQuery = { languages: Array<{ languageCode: string, defaultCountry: string | null, sortIndex: number, localizations: Array<{ locale: string, displayName: string }> }>, countries: Array<{ countryCode: string, hidden: boolean, defaultMeasurementSystem: MeasurementSystem | null, sortIndex: number, supportedLanguages: Array<{ languageCode: string }>, defaultLanguage: { languageCode: string }, localizations: Array<{ locale: string, displayName: string }> }>, sites: Array<{ id: string, name: string, slug: string | null, internationalOnly: boolean, hideSideButtons: boolean, enableCutFont: boolean, sortIndex: number, addedLanguages: Array<string>, removedLanguages: Array<string>, brand: string, features: Array<string>, headerNavigationId: string | null, footerNavigationId: string | null, domains: Array<string> }>, redirects: Array<{ id: string, siteId: string | null, previousUrl: string, target: { kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean } }>, routeRules: Array<{ id: string, siteId: string | null, pattern: string, redirect: string, external: boolean }> };

export type RedirectsByPreviousUrlQueryVariables = Exact<{
  previousUrl: string;
}>;


export type RedirectsByPreviousUrlQuery = { redirects: Array<{ id: string, siteId: string | null, previousUrl: string, target: { kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean } }> };

export type ChangesQueryVariables = Exact<{
  after?: string | null | undefined;
  wait: number;
}>;


export type ChangesQuery = { changes: { sequence: string, isComplete: boolean, changes: Array<{ sequence: string, tags: Array<string> }> } };

export type NavigationQueryVariables = Exact<{
  id: string | number;
}>;


export type NavigationQuery = { navigation: { id: string, items: Array<{ id: string, title: string, breadcrumbOverride: string | null, countries: Array<string>, unlocalizedUrl: string | null, slug: string | null, pageId: string | null, pageType: string | null, target: string | null, hidden: boolean, hiddenSubItems: boolean, marketingTitle: string | null, marketingDescription: string | null, items: Array<{ id: string, title: string, breadcrumbOverride: string | null, countries: Array<string>, unlocalizedUrl: string | null, slug: string | null, pageId: string | null, pageType: string | null, target: string | null, hidden: boolean, hiddenSubItems: boolean, marketingTitle: string | null, marketingDescription: string | null, items: Array<{ id: string, title: string, breadcrumbOverride: string | null, countries: Array<string>, unlocalizedUrl: string | null, slug: string | null, pageId: string | null, pageType: string | null, target: string | null, hidden: boolean, hiddenSubItems: boolean, marketingTitle: string | null, marketingDescription: string | null, items: Array<{ id: string, title: string, breadcrumbOverride: string | null, countries: Array<string>, unlocalizedUrl: string | null, slug: string | null, pageId: string | null, pageType: string | null, target: string | null, hidden: boolean, hiddenSubItems: boolean, marketingTitle: string | null, marketingDescription: string | null, logo: { id: string, alt: string, width: number, height: number } | null }>, logo: { id: string, alt: string, width: number, height: number } | null }>, logo: { id: string, alt: string, width: number, height: number } | null }>, sections: Array<{ title: string | null, items: Array<{ id: string, title: string, breadcrumbOverride: string | null, countries: Array<string>, unlocalizedUrl: string | null, slug: string | null, pageId: string | null, pageType: string | null, target: string | null, hidden: boolean, hiddenSubItems: boolean, marketingTitle: string | null, marketingDescription: string | null, logo: { id: string, alt: string, width: number, height: number } | null }> }>, logo: { id: string, alt: string, width: number, height: number } | null }> } | null };

export type NavigationItemFragment = { id: string, title: string, breadcrumbOverride: string | null, countries: Array<string>, unlocalizedUrl: string | null, slug: string | null, pageId: string | null, pageType: string | null, target: string | null, hidden: boolean, hiddenSubItems: boolean, marketingTitle: string | null, marketingDescription: string | null, logo: { id: string, alt: string, width: number, height: number } | null };

export type FooterQueryVariables = Exact<{
  id: string | number;
}>;


export type FooterQuery = { footer: { id: string, theme: string, legalText: string | null, contactLink: { kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean } | null, sections: Array<{ title: string, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }>, legalLinks: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> } | null };

export type PageBySlugQueryVariables = Exact<{
  siteId: string | number;
  slug: string;
  parentSlug: string;
  country: string;
}>;


export type PageBySlugQuery = { pageBySlug: { id: string, siteId: string, title: string, description: string | null, slug: string, parentSlug: string, url: string, type: string, pageType: string, cmsType: string, branch: string | null, languages: Array<string>, countries: Array<string>, canonicalUrl: string | null, isLanguageFallback: boolean, isLanguageUnavailable: boolean, contentLanguage: string, theme: string, translationSourceLanguage: string, translationTargetLanguages: Array<string>, isPublished: boolean, updatedAt: string, alternateVersions: Array<{ language: string, url: string }>, protection: { kind: ProtectionKind, role: string | null, version: string | null }, header: { theme: string, hidden: boolean }, image: { id: string, alt: string, width: number, height: number } | null, blocks: Array<
      | { __typename: 'FactsBlock', id: string, title: string | null, facts: Array<{ value: string, unit: string | null, label: string }> }
      | { __typename: 'HeroBlock', id: string, overline: string | null, lead: string | null, heading: string, image: { id: string, alt: string, width: number, height: number } | null, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }
      | { __typename: 'LinksBlock', id: string, title: string | null, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }
      | { __typename: 'MediaBlock', id: string, caption: string | null, preset: string, picture: { id: string, alt: string, width: number, height: number } }
      | { __typename: 'ProductTeasersBlock', id: string, title: string | null, lead: string | null, productSlugs: Array<string> }
      | { __typename: 'QuoteBlock', id: string, person: string | null, role: string | null, quote: string }
      | { __typename: 'TeasersBlock', id: string, title: string | null, lead: string | null, teasers: Array<{ id: string, overline: string | null, title: string, text: string | null, image: { id: string, alt: string, width: number, height: number } | null, link: { kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean } }> }
      | { __typename: 'TextBlock', id: string, title: string | null, anchor: string | null, structuredText: unknown }
    > } | null };

export type PageByIdQueryVariables = Exact<{
  id: string | number;
}>;


export type PageByIdQuery = { page: { id: string, siteId: string, title: string, description: string | null, slug: string, parentSlug: string, url: string, type: string, pageType: string, cmsType: string, branch: string | null, languages: Array<string>, countries: Array<string>, canonicalUrl: string | null, isLanguageFallback: boolean, isLanguageUnavailable: boolean, contentLanguage: string, theme: string, translationSourceLanguage: string, translationTargetLanguages: Array<string>, isPublished: boolean, updatedAt: string, alternateVersions: Array<{ language: string, url: string }>, protection: { kind: ProtectionKind, role: string | null, version: string | null }, header: { theme: string, hidden: boolean }, image: { id: string, alt: string, width: number, height: number } | null, blocks: Array<
      | { __typename: 'FactsBlock', id: string, title: string | null, facts: Array<{ value: string, unit: string | null, label: string }> }
      | { __typename: 'HeroBlock', id: string, overline: string | null, lead: string | null, heading: string, image: { id: string, alt: string, width: number, height: number } | null, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }
      | { __typename: 'LinksBlock', id: string, title: string | null, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }
      | { __typename: 'MediaBlock', id: string, caption: string | null, preset: string, picture: { id: string, alt: string, width: number, height: number } }
      | { __typename: 'ProductTeasersBlock', id: string, title: string | null, lead: string | null, productSlugs: Array<string> }
      | { __typename: 'QuoteBlock', id: string, person: string | null, role: string | null, quote: string }
      | { __typename: 'TeasersBlock', id: string, title: string | null, lead: string | null, teasers: Array<{ id: string, overline: string | null, title: string, text: string | null, image: { id: string, alt: string, width: number, height: number } | null, link: { kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean } }> }
      | { __typename: 'TextBlock', id: string, title: string | null, anchor: string | null, structuredText: unknown }
    > } | null };

export type ImageFragment = { id: string, alt: string, width: number, height: number };

export type LinkFragment = { kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean };

export type PagesOfSiteQueryVariables = Exact<{
  siteId: string | number;
  after?: string | number | null | undefined;
  first: number;
}>;


export type PagesOfSiteQuery = { pagesOfSite: Array<{ id: string, url: string, languages: Array<string>, countries: Array<string>, updatedAt: string, protection: { kind: ProtectionKind } }> };

export type UnlockPageQueryVariables = Exact<{
  id: string | number;
  password: string;
  peer: string;
}>;


export type UnlockPageQuery = { unlockPage: { isOpen: boolean, version: string | null, secondsToWait: number | null } };

export type PageFragment = { id: string, siteId: string, title: string, description: string | null, slug: string, parentSlug: string, url: string, type: string, pageType: string, cmsType: string, branch: string | null, languages: Array<string>, countries: Array<string>, canonicalUrl: string | null, isLanguageFallback: boolean, isLanguageUnavailable: boolean, contentLanguage: string, theme: string, translationSourceLanguage: string, translationTargetLanguages: Array<string>, isPublished: boolean, updatedAt: string, alternateVersions: Array<{ language: string, url: string }>, protection: { kind: ProtectionKind, role: string | null, version: string | null }, header: { theme: string, hidden: boolean }, image: { id: string, alt: string, width: number, height: number } | null, blocks: Array<
    | { __typename: 'FactsBlock', id: string, title: string | null, facts: Array<{ value: string, unit: string | null, label: string }> }
    | { __typename: 'HeroBlock', id: string, overline: string | null, lead: string | null, heading: string, image: { id: string, alt: string, width: number, height: number } | null, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }
    | { __typename: 'LinksBlock', id: string, title: string | null, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }
    | { __typename: 'MediaBlock', id: string, caption: string | null, preset: string, picture: { id: string, alt: string, width: number, height: number } }
    | { __typename: 'ProductTeasersBlock', id: string, title: string | null, lead: string | null, productSlugs: Array<string> }
    | { __typename: 'QuoteBlock', id: string, person: string | null, role: string | null, quote: string }
    | { __typename: 'TeasersBlock', id: string, title: string | null, lead: string | null, teasers: Array<{ id: string, overline: string | null, title: string, text: string | null, image: { id: string, alt: string, width: number, height: number } | null, link: { kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean } }> }
    | { __typename: 'TextBlock', id: string, title: string | null, anchor: string | null, structuredText: unknown }
  > };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ImageFragmentDoc = new TypedDocumentString(`
    fragment Image on Image {
  id
  alt
  width
  height
}
    `, {"fragmentName":"Image"}) as unknown as TypedDocumentString<ImageFragment, unknown>;
export const NavigationItemFragmentDoc = new TypedDocumentString(`
    fragment NavigationItem on NavigationItem {
  id
  title
  breadcrumbOverride
  countries
  unlocalizedUrl
  slug
  pageId
  pageType
  target
  hidden
  hiddenSubItems
  marketingTitle
  marketingDescription
  logo {
    ...Image
  }
}
    fragment Image on Image {
  id
  alt
  width
  height
}`, {"fragmentName":"NavigationItem"}) as unknown as TypedDocumentString<NavigationItemFragment, unknown>;
export const LinkFragmentDoc = new TypedDocumentString(`
    fragment Link on Link {
  kind
  text
  pageId
  path
  pageParameters
  url
  productSlug
  serviceSlug
  openInNewTab
}
    `, {"fragmentName":"Link"}) as unknown as TypedDocumentString<LinkFragment, unknown>;
export const PageFragmentDoc = new TypedDocumentString(`
    fragment Page on Page {
  id
  siteId
  title
  description
  slug
  parentSlug
  url
  type
  pageType
  cmsType
  branch
  languages
  countries
  alternateVersions {
    language
    url
  }
  canonicalUrl
  isLanguageFallback
  isLanguageUnavailable
  contentLanguage
  theme
  translationSourceLanguage
  translationTargetLanguages
  isPublished
  protection {
    kind
    role
    version
  }
  header {
    theme
    hidden
  }
  image {
    ...Image
  }
  updatedAt
  blocks {
    __typename
    ... on HeroBlock {
      id
      overline
      heading: title
      lead
      image {
        ...Image
      }
      links {
        ...Link
      }
    }
    ... on TeasersBlock {
      id
      title
      lead
      teasers {
        id
        overline
        title
        text
        image {
          ...Image
        }
        link {
          ...Link
        }
      }
    }
    ... on TextBlock {
      id
      title
      anchor
      structuredText: text
    }
    ... on MediaBlock {
      id
      picture: image {
        ...Image
      }
      caption
      preset
    }
    ... on QuoteBlock {
      id
      quote: text
      person
      role
    }
    ... on FactsBlock {
      id
      title
      facts {
        value
        unit
        label
      }
    }
    ... on ProductTeasersBlock {
      id
      title
      lead
      productSlugs
    }
    ... on LinksBlock {
      id
      title
      links {
        ...Link
      }
    }
  }
}
    fragment Image on Image {
  id
  alt
  width
  height
}
fragment Link on Link {
  kind
  text
  pageId
  path
  pageParameters
  url
  productSlug
  serviceSlug
  openInNewTab
}`, {"fragmentName":"Page"}) as unknown as TypedDocumentString<PageFragment, unknown>;
export const SystemDataDocument = new TypedDocumentString(`
    query SystemData {
  languages {
    languageCode
    defaultCountry
    sortIndex
    localizations {
      locale
      displayName
    }
  }
  countries {
    countryCode
    hidden
    supportedLanguages {
      languageCode
    }
    defaultLanguage {
      languageCode
    }
    defaultMeasurementSystem
    sortIndex
    localizations {
      locale
      displayName
    }
  }
  sites {
    id
    name
    slug
    internationalOnly
    hideSideButtons
    enableCutFont
    sortIndex
    addedLanguages
    removedLanguages
    brand
    features
    headerNavigationId
    footerNavigationId
    domains
  }
  redirects {
    id
    siteId
    previousUrl
    target {
      ...Link
    }
  }
  routeRules {
    id
    siteId
    pattern
    redirect
    external
  }
}
    fragment Link on Link {
  kind
  text
  pageId
  path
  pageParameters
  url
  productSlug
  serviceSlug
  openInNewTab
}`, {"hash":"sha256:435b4c0be66e0b60ae66649ebbdff35b744caa8903bd6a3fd96033ee41c04d08"}) as unknown as TypedDocumentString<SystemDataQuery, SystemDataQueryVariables>;
export const RedirectsByPreviousUrlDocument = new TypedDocumentString(`
    query RedirectsByPreviousUrl($previousUrl: String!) {
  redirects(previousUrl: $previousUrl) {
    id
    siteId
    previousUrl
    target {
      ...Link
    }
  }
}
    fragment Link on Link {
  kind
  text
  pageId
  path
  pageParameters
  url
  productSlug
  serviceSlug
  openInNewTab
}`, {"hash":"sha256:e94dc4db8b4884edb159c6531388fcd735cf44cbc6c30fbff1d565244662f3cd"}) as unknown as TypedDocumentString<RedirectsByPreviousUrlQuery, RedirectsByPreviousUrlQueryVariables>;
export const ChangesDocument = new TypedDocumentString(`
    query Changes($after: String, $wait: Int!) {
  changes(after: $after, wait: $wait) {
    sequence
    isComplete
    changes {
      sequence
      tags
    }
  }
}
    `, {"hash":"sha256:0612b9ade27964a78cab72d1d4345674224e1fb70a15fed4360e59b9fe9898c3"}) as unknown as TypedDocumentString<ChangesQuery, ChangesQueryVariables>;
export const NavigationDocument = new TypedDocumentString(`
    query Navigation($id: ID!) {
  navigation(id: $id) {
    id
    items {
      ...NavigationItem
      items {
        ...NavigationItem
        items {
          ...NavigationItem
          items {
            ...NavigationItem
          }
        }
      }
      sections {
        title
        items {
          ...NavigationItem
        }
      }
    }
  }
}
    fragment NavigationItem on NavigationItem {
  id
  title
  breadcrumbOverride
  countries
  unlocalizedUrl
  slug
  pageId
  pageType
  target
  hidden
  hiddenSubItems
  marketingTitle
  marketingDescription
  logo {
    ...Image
  }
}
fragment Image on Image {
  id
  alt
  width
  height
}`, {"hash":"sha256:5029de50017c8b9d8d07d4c7625b7fa37a44b4a7276009826ecc10c451a6b1b1"}) as unknown as TypedDocumentString<NavigationQuery, NavigationQueryVariables>;
export const FooterDocument = new TypedDocumentString(`
    query Footer($id: ID!) {
  footer(id: $id) {
    id
    theme
    contactLink {
      ...Link
    }
    sections {
      title
      links {
        ...Link
      }
    }
    legalLinks {
      ...Link
    }
    legalText
  }
}
    fragment Link on Link {
  kind
  text
  pageId
  path
  pageParameters
  url
  productSlug
  serviceSlug
  openInNewTab
}`, {"hash":"sha256:90643caaa8ea5f5efb61fdb207f2e04204c48b4d54c418c164d9b6d0b3f973a7"}) as unknown as TypedDocumentString<FooterQuery, FooterQueryVariables>;
export const PageBySlugDocument = new TypedDocumentString(`
    query PageBySlug($siteId: ID!, $slug: String!, $parentSlug: String!, $country: String!) {
  pageBySlug(
    siteId: $siteId
    slug: $slug
    parentSlug: $parentSlug
    country: $country
  ) {
    ...Page
  }
}
    fragment Image on Image {
  id
  alt
  width
  height
}
fragment Link on Link {
  kind
  text
  pageId
  path
  pageParameters
  url
  productSlug
  serviceSlug
  openInNewTab
}
fragment Page on Page {
  id
  siteId
  title
  description
  slug
  parentSlug
  url
  type
  pageType
  cmsType
  branch
  languages
  countries
  alternateVersions {
    language
    url
  }
  canonicalUrl
  isLanguageFallback
  isLanguageUnavailable
  contentLanguage
  theme
  translationSourceLanguage
  translationTargetLanguages
  isPublished
  protection {
    kind
    role
    version
  }
  header {
    theme
    hidden
  }
  image {
    ...Image
  }
  updatedAt
  blocks {
    __typename
    ... on HeroBlock {
      id
      overline
      heading: title
      lead
      image {
        ...Image
      }
      links {
        ...Link
      }
    }
    ... on TeasersBlock {
      id
      title
      lead
      teasers {
        id
        overline
        title
        text
        image {
          ...Image
        }
        link {
          ...Link
        }
      }
    }
    ... on TextBlock {
      id
      title
      anchor
      structuredText: text
    }
    ... on MediaBlock {
      id
      picture: image {
        ...Image
      }
      caption
      preset
    }
    ... on QuoteBlock {
      id
      quote: text
      person
      role
    }
    ... on FactsBlock {
      id
      title
      facts {
        value
        unit
        label
      }
    }
    ... on ProductTeasersBlock {
      id
      title
      lead
      productSlugs
    }
    ... on LinksBlock {
      id
      title
      links {
        ...Link
      }
    }
  }
}`, {"hash":"sha256:9aa8a135123c81e85d6b7f56bfe688d8bf2f74b812079763f6d2e6ea0ff3f072"}) as unknown as TypedDocumentString<PageBySlugQuery, PageBySlugQueryVariables>;
export const PageByIdDocument = new TypedDocumentString(`
    query PageById($id: ID!) {
  page(id: $id) {
    ...Page
  }
}
    fragment Image on Image {
  id
  alt
  width
  height
}
fragment Link on Link {
  kind
  text
  pageId
  path
  pageParameters
  url
  productSlug
  serviceSlug
  openInNewTab
}
fragment Page on Page {
  id
  siteId
  title
  description
  slug
  parentSlug
  url
  type
  pageType
  cmsType
  branch
  languages
  countries
  alternateVersions {
    language
    url
  }
  canonicalUrl
  isLanguageFallback
  isLanguageUnavailable
  contentLanguage
  theme
  translationSourceLanguage
  translationTargetLanguages
  isPublished
  protection {
    kind
    role
    version
  }
  header {
    theme
    hidden
  }
  image {
    ...Image
  }
  updatedAt
  blocks {
    __typename
    ... on HeroBlock {
      id
      overline
      heading: title
      lead
      image {
        ...Image
      }
      links {
        ...Link
      }
    }
    ... on TeasersBlock {
      id
      title
      lead
      teasers {
        id
        overline
        title
        text
        image {
          ...Image
        }
        link {
          ...Link
        }
      }
    }
    ... on TextBlock {
      id
      title
      anchor
      structuredText: text
    }
    ... on MediaBlock {
      id
      picture: image {
        ...Image
      }
      caption
      preset
    }
    ... on QuoteBlock {
      id
      quote: text
      person
      role
    }
    ... on FactsBlock {
      id
      title
      facts {
        value
        unit
        label
      }
    }
    ... on ProductTeasersBlock {
      id
      title
      lead
      productSlugs
    }
    ... on LinksBlock {
      id
      title
      links {
        ...Link
      }
    }
  }
}`, {"hash":"sha256:e1bf46d2393f6f238fd63061a164699aec37b5a8ed9c480fab589643c430dc7b"}) as unknown as TypedDocumentString<PageByIdQuery, PageByIdQueryVariables>;
export const PagesOfSiteDocument = new TypedDocumentString(`
    query PagesOfSite($siteId: ID!, $after: ID, $first: Int!) {
  pagesOfSite(siteId: $siteId, after: $after, first: $first) {
    id
    url
    languages
    countries
    updatedAt
    protection {
      kind
    }
  }
}
    `, {"hash":"sha256:68480cdb0ab767d3eca00990ad18c3c7e3ba31e2095cf2d4d73b4035c6aa98da"}) as unknown as TypedDocumentString<PagesOfSiteQuery, PagesOfSiteQueryVariables>;
export const UnlockPageDocument = new TypedDocumentString(`
    query UnlockPage($id: ID!, $password: String!, $peer: String!) {
  unlockPage(id: $id, password: $password, peer: $peer) {
    isOpen
    version
    secondsToWait
  }
}
    `, {"hash":"sha256:aaff3a8fa35747e8000393c7e8d3735f57cd3b5f742f6b84baa34c5f6515bceb"}) as unknown as TypedDocumentString<UnlockPageQuery, UnlockPageQueryVariables>;