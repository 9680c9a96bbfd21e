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

type Block_AccordionBlock_Fragment = { __typename: 'AccordionBlock', id: string, title: string | null, items: Array<{ id: string, title: string, structuredText: unknown }> };

type Block_AnchorNavigationBlock_Fragment = { __typename: 'AnchorNavigationBlock', id: string };

type Block_AnnualReportBlock_Fragment = { __typename: 'AnnualReportBlock', id: string, heading: string, body: string | null, picture: { id: string, alt: string, width: number, height: number }, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> };

type Block_CalendarBlock_Fragment = { __typename: 'CalendarBlock', id: string, lead: string | null, heading: string, events: Array<{ id: string, date: string, title: string, place: string | null }> };

type Block_ContactsBlock_Fragment = { __typename: 'ContactsBlock', id: string, title: string | null, lead: string | null, contactIds: Array<string> };

type Block_DividendsBlock_Fragment = { __typename: 'DividendsBlock', id: string, unit: string, source: string, asOf: string | null, heading: string, body: string | null, payouts: Array<{ label: string, amount: number }> };

type Block_DownloadsBlock_Fragment = { __typename: 'DownloadsBlock', id: string, lead: string | null, heading: string, groups: Array<{ id: string, title: string, files: Array<{ slug: string, name: string, image: { id: string, alt: string, width: number, height: number } | null, file: { language: string, extension: string, sizeBytes: number } | null }> }> };

type Block_FactsBlock_Fragment = { __typename: 'FactsBlock', id: string, title: string | null, facts: Array<{ value: string, unit: string | null, label: string }> };

type Block_HeroBlock_Fragment = { __typename: 'HeroBlock', id: string, overline: string | null, lead: string | null, heading: string, image: { id: string, alt: string, width: number, height: number } | null, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> };

type Block_LinksBlock_Fragment = { __typename: 'LinksBlock', id: string, title: string | null, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> };

type Block_LocationsBlock_Fragment = { __typename: 'LocationsBlock', id: string, title: string | null, lead: string | null, hasFilters: boolean, brand: string | null, contactKind: string | null, country: string | null };

type Block_MediaBlock_Fragment = { __typename: 'MediaBlock', id: string, caption: string | null, preset: string, picture: { id: string, alt: string, width: number, height: number } };

type Block_ProductTeasersBlock_Fragment = { __typename: 'ProductTeasersBlock', id: string, title: string | null, lead: string | null, productSlugs: Array<string> };

type Block_QuoteBlock_Fragment = { __typename: 'QuoteBlock', id: string, person: string | null, role: string | null, quote: string };

type Block_ReleaseOverviewBlock_Fragment = { __typename: 'ReleaseOverviewBlock', id: string, lead: string | null, adhocOnly: boolean, count: number, heading: string };

type Block_ShareDataBlock_Fragment = { __typename: 'ShareDataBlock', id: string, lead: string | null, registeredShares: number, label: string, heading: string, shareDay: string, shareFacts: Array<{ label: string, value: string }> };

type Block_StoryOverviewBlock_Fragment = { __typename: 'StoryOverviewBlock', id: string, lead: string | null, categorySlug: string | null, videosOnly: boolean, count: number, heading: string };

type Block_TableBlock_Fragment = { __typename: 'TableBlock', id: string, title: string | null, columns: Array<string>, tableCaption: string, rows: Array<{ cells: Array<string> }> };

type Block_TeasersBlock_Fragment = { __typename: 'TeasersBlock', id: string, title: string | null, lead: string | null, teasers: Array<{ id: string, overline: string | null, title: string, text: string | null, image: { id: string, alt: string, width: number, height: number } | null, link: { kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean } }> };

type Block_TextBlock_Fragment = { __typename: 'TextBlock', id: string, title: string | null, anchor: string | null, structuredText: unknown };

type Block_VideoBlock_Fragment = { __typename: 'VideoBlock', id: string, url: string, mediaType: string | null, seconds: number | null, caption: string | null, preset: string, heading: string, poster: { id: string, alt: string, width: number, height: number }, tracks: Array<{ url: string, language: string }> };

export type BlockFragment =
  | Block_AccordionBlock_Fragment
  | Block_AnchorNavigationBlock_Fragment
  | Block_AnnualReportBlock_Fragment
  | Block_CalendarBlock_Fragment
  | Block_ContactsBlock_Fragment
  | Block_DividendsBlock_Fragment
  | Block_DownloadsBlock_Fragment
  | Block_FactsBlock_Fragment
  | Block_HeroBlock_Fragment
  | Block_LinksBlock_Fragment
  | Block_LocationsBlock_Fragment
  | Block_MediaBlock_Fragment
  | Block_ProductTeasersBlock_Fragment
  | Block_QuoteBlock_Fragment
  | Block_ReleaseOverviewBlock_Fragment
  | Block_ShareDataBlock_Fragment
  | Block_StoryOverviewBlock_Fragment
  | Block_TableBlock_Fragment
  | Block_TeasersBlock_Fragment
  | Block_TextBlock_Fragment
  | Block_VideoBlock_Fragment
;

export type HeroBlockFragment = { id: string, overline: string | null, lead: string | null, heading: string, image: { id: string, alt: string, width: number, height: number } | null, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> };

export type TeasersBlockFragment = { id: string, title: string | null, lead: string | null, teasers: Array<{ id: string, overline: string | null, title: string, text: string | null, image: { id: string, alt: string, width: number, height: number } | null, link: { kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean } }> };

export type TextBlockFragment = { id: string, title: string | null, anchor: string | null, structuredText: unknown };

export type MediaBlockFragment = { id: string, caption: string | null, preset: string, picture: { id: string, alt: string, width: number, height: number } };

export type QuoteBlockFragment = { id: string, person: string | null, role: string | null, quote: string };

export type FactsBlockFragment = { id: string, title: string | null, facts: Array<{ value: string, unit: string | null, label: string }> };

export type ProductTeasersBlockFragment = { id: string, title: string | null, lead: string | null, productSlugs: Array<string> };

export type LinksBlockFragment = { id: string, title: string | null, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> };

export type ShareDataBlockFragment = { id: string, lead: string | null, registeredShares: number, label: string, heading: string, shareDay: string, shareFacts: Array<{ label: string, value: string }> };

export type DividendsBlockFragment = { id: string, unit: string, source: string, asOf: string | null, heading: string, body: string | null, payouts: Array<{ label: string, amount: number }> };

export type CalendarBlockFragment = { id: string, lead: string | null, heading: string, events: Array<{ id: string, date: string, title: string, place: string | null }> };

export type AnnualReportBlockFragment = { id: string, heading: string, body: string | null, picture: { id: string, alt: string, width: number, height: number }, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> };

export type AnchorNavigationBlockFragment = { id: string };

export type DownloadsBlockFragment = { id: string, lead: string | null, heading: string, groups: Array<{ id: string, title: string, files: Array<{ slug: string, name: string, image: { id: string, alt: string, width: number, height: number } | null, file: { language: string, extension: string, sizeBytes: number } | null }> }> };

export type StoryOverviewBlockFragment = { id: string, lead: string | null, categorySlug: string | null, videosOnly: boolean, count: number, heading: string };

export type ReleaseOverviewBlockFragment = { id: string, lead: string | null, adhocOnly: boolean, count: number, heading: string };

export type LocationsBlockFragment = { id: string, title: string | null, lead: string | null, hasFilters: boolean, brand: string | null, contactKind: string | null, country: string | null };

export type ContactsBlockFragment = { id: string, title: string | null, lead: string | null, contactIds: Array<string> };

export type VideoBlockFragment = { id: string, url: string, mediaType: string | null, seconds: number | null, caption: string | null, preset: string, heading: string, poster: { id: string, alt: string, width: number, height: number }, tracks: Array<{ url: string, language: string }> };

export type AccordionBlockFragment = { id: string, title: string | null, items: Array<{ id: string, title: string, structuredText: unknown }> };

export type TableBlockFragment = { id: string, title: string | null, columns: Array<string>, tableCaption: string, rows: Array<{ cells: Array<string> }> };

export type LocationsQueryVariables = Exact<{
  siteId: string | number;
}>;


export type LocationsQuery = { locations: Array<{ id: string, name: string, brands: Array<string>, kinds: Array<string>, country: string, region: string, countriesServed: Array<string>, street: string | null, postalCode: string | null, city: string, phone: string | null, email: string | null, website: string | null, latitude: number | null, longitude: number | null }> };

export type ContactsQueryVariables = Exact<{
  siteId: string | number;
}>;


export type ContactsQuery = { contacts: Array<{ id: string, givenName: string, familyName: string, role: string | null, email: string | null, phone: string | null, kinds: Array<string>, countries: Array<string>, languages: Array<string>, locationId: string | null, image: { id: string, alt: string, width: number, height: number } | null }> };

export type SystemDataQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemDataQuery = { languages: Array<{ languageCode: string, defaultCountry: string | null, sortIndex: number, localizations: Array<{ locale: string, displayName: string }> }>, countries: Array<{ countryCode: string, hidden: boolean, defaultMeasurementSystem: MeasurementSystem | null, sortIndex: number, supportedLanguages: Array<{ languageCode: string }>, defaultLanguage: { languageCode: string }, localizations: Array<{ locale: string, displayName: string }> }>, sites: Array<{ id: string, name: string, slug: string | null, internationalOnly: boolean, hideSideButtons: boolean, enableCutFont: boolean, sortIndex: number, addedLanguages: Array<string>, removedLanguages: Array<string>, brand: string, features: Array<string>, headerNavigationId: string | null, footerNavigationId: string | null, domains: Array<string> }>, redirects: Array<{ id: string, siteId: string | null, previousUrl: string, target: { kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean } }>, routeRules: Array<{ id: string, siteId: string | null, pattern: string, redirect: string, external: boolean }>, accessRules: Array<{ pageId: string, siteId: string, path: string, countries: Array<string>, kind: ProtectionKind, role: string | null }> };

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


export type NavigationQuery = { navigation: { id: string, items: Array<{ id: string, title: string, titleLanguage: string | null, breadcrumbOverride: string | null, countries: Array<string>, unlocalizedUrl: string | null, slug: string | null, pageId: string | null, pageType: string | null, target: string | null, hidden: boolean, hiddenSubItems: boolean, marketingTitle: string | null, marketingDescription: string | null, items: Array<{ id: string, title: string, titleLanguage: string | null, breadcrumbOverride: string | null, countries: Array<string>, unlocalizedUrl: string | null, slug: string | null, pageId: string | null, pageType: string | null, target: string | null, hidden: boolean, hiddenSubItems: boolean, marketingTitle: string | null, marketingDescription: string | null, items: Array<{ id: string, title: string, titleLanguage: string | null, breadcrumbOverride: string | null, countries: Array<string>, unlocalizedUrl: string | null, slug: string | null, pageId: string | null, pageType: string | null, target: string | null, hidden: boolean, hiddenSubItems: boolean, marketingTitle: string | null, marketingDescription: string | null, items: Array<{ id: string, title: string, titleLanguage: string | null, breadcrumbOverride: string | null, countries: Array<string>, unlocalizedUrl: string | null, slug: string | null, pageId: string | null, pageType: string | null, target: string | null, hidden: boolean, hiddenSubItems: boolean, marketingTitle: string | null, marketingDescription: string | null, logo: { id: string, alt: string, width: number, height: number } | null }>, logo: { id: string, alt: string, width: number, height: number } | null }>, logo: { id: string, alt: string, width: number, height: number } | null }>, sections: Array<{ title: string | null, items: Array<{ id: string, title: string, titleLanguage: string | null, breadcrumbOverride: string | null, countries: Array<string>, unlocalizedUrl: string | null, slug: string | null, pageId: string | null, pageType: string | null, target: string | null, hidden: boolean, hiddenSubItems: boolean, marketingTitle: string | null, marketingDescription: string | null, logo: { id: string, alt: string, width: number, height: number } | null }> }>, logo: { id: string, alt: string, width: number, height: number } | null }> } | null };

export type NavigationItemFragment = { id: string, title: string, titleLanguage: string | null, breadcrumbOverride: string | null, countries: Array<string>, unlocalizedUrl: string | null, slug: string | null, pageId: string | null, pageType: string | null, target: string | null, hidden: boolean, hiddenSubItems: boolean, marketingTitle: string | null, marketingDescription: string | null, logo: { id: string, alt: string, width: number, height: number } | null };

export type FooterQueryVariables = Exact<{
  id: string | number;
}>;


export type FooterQuery = { footer: { id: string, theme: string, legalText: string | null, contactLink: { textLanguage: string | null, kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean } | null, sections: Array<{ title: string, titleLanguage: string | null, links: Array<{ textLanguage: string | null, kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }>, legalLinks: Array<{ textLanguage: string | null, kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> } | null };

export type PageBySlugQueryVariables = Exact<{
  siteId: string | number;
  slug: string;
  parentSlug: string;
  country: string;
}>;


export type PageBySlugQuery = { pageBySlug: { id: string, siteId: string, title: string, description: string | null, slug: string, parentSlug: string, url: string, type: string, pageType: string, cmsType: string, branch: string | null, languages: Array<string>, countries: Array<string>, canonicalUrl: string | null, isLanguageFallback: boolean, isLanguageUnavailable: boolean, contentLanguage: string, theme: string, translationSourceLanguage: string, translationTargetLanguages: Array<string>, isPublished: boolean, updatedAt: string, alternateVersions: Array<{ language: string, url: string }>, protection: { kind: ProtectionKind, role: string | null, version: string | null }, header: { theme: string, hidden: boolean }, image: { id: string, alt: string, width: number, height: number } | null, blocks: Array<
      | { __typename: 'AccordionBlock', id: string, title: string | null, items: Array<{ id: string, title: string, structuredText: unknown }> }
      | { __typename: 'AnchorNavigationBlock', id: string }
      | { __typename: 'AnnualReportBlock', id: string, heading: string, body: string | null, picture: { id: string, alt: string, width: number, height: number }, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }
      | { __typename: 'CalendarBlock', id: string, lead: string | null, heading: string, events: Array<{ id: string, date: string, title: string, place: string | null }> }
      | { __typename: 'ContactsBlock', id: string, title: string | null, lead: string | null, contactIds: Array<string> }
      | { __typename: 'DividendsBlock', id: string, unit: string, source: string, asOf: string | null, heading: string, body: string | null, payouts: Array<{ label: string, amount: number }> }
      | { __typename: 'DownloadsBlock', id: string, lead: string | null, heading: string, groups: Array<{ id: string, title: string, files: Array<{ slug: string, name: string, image: { id: string, alt: string, width: number, height: number } | null, file: { language: string, extension: string, sizeBytes: number } | null }> }> }
      | { __typename: 'FactsBlock', id: string, title: string | null, facts: Array<{ value: string, unit: string | null, label: string }> }
      | { __typename: 'HeroBlock', id: string, overline: string | null, lead: string | null, heading: string, image: { id: string, alt: string, width: number, height: number } | null, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }
      | { __typename: 'LinksBlock', id: string, title: string | null, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }
      | { __typename: 'LocationsBlock', id: string, title: string | null, lead: string | null, hasFilters: boolean, brand: string | null, contactKind: string | null, country: string | null }
      | { __typename: 'MediaBlock', id: string, caption: string | null, preset: string, picture: { id: string, alt: string, width: number, height: number } }
      | { __typename: 'ProductTeasersBlock', id: string, title: string | null, lead: string | null, productSlugs: Array<string> }
      | { __typename: 'QuoteBlock', id: string, person: string | null, role: string | null, quote: string }
      | { __typename: 'ReleaseOverviewBlock', id: string, lead: string | null, adhocOnly: boolean, count: number, heading: string }
      | { __typename: 'ShareDataBlock', id: string, lead: string | null, registeredShares: number, label: string, heading: string, shareDay: string, shareFacts: Array<{ label: string, value: string }> }
      | { __typename: 'StoryOverviewBlock', id: string, lead: string | null, categorySlug: string | null, videosOnly: boolean, count: number, heading: string }
      | { __typename: 'TableBlock', id: string, title: string | null, columns: Array<string>, tableCaption: string, rows: Array<{ cells: Array<string> }> }
      | { __typename: 'TeasersBlock', id: string, title: string | null, lead: string | null, teasers: Array<{ id: string, overline: string | null, title: string, text: string | null, image: { id: string, alt: string, width: number, height: number } | null, link: { kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean } }> }
      | { __typename: 'TextBlock', id: string, title: string | null, anchor: string | null, structuredText: unknown }
      | { __typename: 'VideoBlock', id: string, url: string, mediaType: string | null, seconds: number | null, caption: string | null, preset: string, heading: string, poster: { id: string, alt: string, width: number, height: number }, tracks: Array<{ url: string, language: string }> }
    > } | null };

export type PageByIdQueryVariables = Exact<{
  id: string | number;
}>;


export type PageByIdQuery = { page: { id: string, siteId: string, title: string, description: string | null, slug: string, parentSlug: string, url: string, type: string, pageType: string, cmsType: string, branch: string | null, languages: Array<string>, countries: Array<string>, canonicalUrl: string | null, isLanguageFallback: boolean, isLanguageUnavailable: boolean, contentLanguage: string, theme: string, translationSourceLanguage: string, translationTargetLanguages: Array<string>, isPublished: boolean, updatedAt: string, alternateVersions: Array<{ language: string, url: string }>, protection: { kind: ProtectionKind, role: string | null, version: string | null }, header: { theme: string, hidden: boolean }, image: { id: string, alt: string, width: number, height: number } | null, blocks: Array<
      | { __typename: 'AccordionBlock', id: string, title: string | null, items: Array<{ id: string, title: string, structuredText: unknown }> }
      | { __typename: 'AnchorNavigationBlock', id: string }
      | { __typename: 'AnnualReportBlock', id: string, heading: string, body: string | null, picture: { id: string, alt: string, width: number, height: number }, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }
      | { __typename: 'CalendarBlock', id: string, lead: string | null, heading: string, events: Array<{ id: string, date: string, title: string, place: string | null }> }
      | { __typename: 'ContactsBlock', id: string, title: string | null, lead: string | null, contactIds: Array<string> }
      | { __typename: 'DividendsBlock', id: string, unit: string, source: string, asOf: string | null, heading: string, body: string | null, payouts: Array<{ label: string, amount: number }> }
      | { __typename: 'DownloadsBlock', id: string, lead: string | null, heading: string, groups: Array<{ id: string, title: string, files: Array<{ slug: string, name: string, image: { id: string, alt: string, width: number, height: number } | null, file: { language: string, extension: string, sizeBytes: number } | null }> }> }
      | { __typename: 'FactsBlock', id: string, title: string | null, facts: Array<{ value: string, unit: string | null, label: string }> }
      | { __typename: 'HeroBlock', id: string, overline: string | null, lead: string | null, heading: string, image: { id: string, alt: string, width: number, height: number } | null, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }
      | { __typename: 'LinksBlock', id: string, title: string | null, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }
      | { __typename: 'LocationsBlock', id: string, title: string | null, lead: string | null, hasFilters: boolean, brand: string | null, contactKind: string | null, country: string | null }
      | { __typename: 'MediaBlock', id: string, caption: string | null, preset: string, picture: { id: string, alt: string, width: number, height: number } }
      | { __typename: 'ProductTeasersBlock', id: string, title: string | null, lead: string | null, productSlugs: Array<string> }
      | { __typename: 'QuoteBlock', id: string, person: string | null, role: string | null, quote: string }
      | { __typename: 'ReleaseOverviewBlock', id: string, lead: string | null, adhocOnly: boolean, count: number, heading: string }
      | { __typename: 'ShareDataBlock', id: string, lead: string | null, registeredShares: number, label: string, heading: string, shareDay: string, shareFacts: Array<{ label: string, value: string }> }
      | { __typename: 'StoryOverviewBlock', id: string, lead: string | null, categorySlug: string | null, videosOnly: boolean, count: number, heading: string }
      | { __typename: 'TableBlock', id: string, title: string | null, columns: Array<string>, tableCaption: string, rows: Array<{ cells: Array<string> }> }
      | { __typename: 'TeasersBlock', id: string, title: string | null, lead: string | null, teasers: Array<{ id: string, overline: string | null, title: string, text: string | null, image: { id: string, alt: string, width: number, height: number } | null, link: { kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean } }> }
      | { __typename: 'TextBlock', id: string, title: string | null, anchor: string | null, structuredText: unknown }
      | { __typename: 'VideoBlock', id: string, url: string, mediaType: string | null, seconds: number | null, caption: string | null, preset: string, heading: string, poster: { id: string, alt: string, width: number, height: number }, tracks: Array<{ url: string, language: string }> }
    > } | null };

export type ImageFragment = { id: string, alt: string, width: number, height: number };

export type FooterLinkFragment = { textLanguage: string | null, kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean };

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
    | { __typename: 'AccordionBlock', id: string, title: string | null, items: Array<{ id: string, title: string, structuredText: unknown }> }
    | { __typename: 'AnchorNavigationBlock', id: string }
    | { __typename: 'AnnualReportBlock', id: string, heading: string, body: string | null, picture: { id: string, alt: string, width: number, height: number }, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }
    | { __typename: 'CalendarBlock', id: string, lead: string | null, heading: string, events: Array<{ id: string, date: string, title: string, place: string | null }> }
    | { __typename: 'ContactsBlock', id: string, title: string | null, lead: string | null, contactIds: Array<string> }
    | { __typename: 'DividendsBlock', id: string, unit: string, source: string, asOf: string | null, heading: string, body: string | null, payouts: Array<{ label: string, amount: number }> }
    | { __typename: 'DownloadsBlock', id: string, lead: string | null, heading: string, groups: Array<{ id: string, title: string, files: Array<{ slug: string, name: string, image: { id: string, alt: string, width: number, height: number } | null, file: { language: string, extension: string, sizeBytes: number } | null }> }> }
    | { __typename: 'FactsBlock', id: string, title: string | null, facts: Array<{ value: string, unit: string | null, label: string }> }
    | { __typename: 'HeroBlock', id: string, overline: string | null, lead: string | null, heading: string, image: { id: string, alt: string, width: number, height: number } | null, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }
    | { __typename: 'LinksBlock', id: string, title: string | null, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }
    | { __typename: 'LocationsBlock', id: string, title: string | null, lead: string | null, hasFilters: boolean, brand: string | null, contactKind: string | null, country: string | null }
    | { __typename: 'MediaBlock', id: string, caption: string | null, preset: string, picture: { id: string, alt: string, width: number, height: number } }
    | { __typename: 'ProductTeasersBlock', id: string, title: string | null, lead: string | null, productSlugs: Array<string> }
    | { __typename: 'QuoteBlock', id: string, person: string | null, role: string | null, quote: string }
    | { __typename: 'ReleaseOverviewBlock', id: string, lead: string | null, adhocOnly: boolean, count: number, heading: string }
    | { __typename: 'ShareDataBlock', id: string, lead: string | null, registeredShares: number, label: string, heading: string, shareDay: string, shareFacts: Array<{ label: string, value: string }> }
    | { __typename: 'StoryOverviewBlock', id: string, lead: string | null, categorySlug: string | null, videosOnly: boolean, count: number, heading: string }
    | { __typename: 'TableBlock', id: string, title: string | null, columns: Array<string>, tableCaption: string, rows: Array<{ cells: Array<string> }> }
    | { __typename: 'TeasersBlock', id: string, title: string | null, lead: string | null, teasers: Array<{ id: string, overline: string | null, title: string, text: string | null, image: { id: string, alt: string, width: number, height: number } | null, link: { kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean } }> }
    | { __typename: 'TextBlock', id: string, title: string | null, anchor: string | null, structuredText: unknown }
    | { __typename: 'VideoBlock', id: string, url: string, mediaType: string | null, seconds: number | null, caption: string | null, preset: string, heading: string, poster: { id: string, alt: string, width: number, height: number }, tracks: Array<{ url: string, language: string }> }
  > };

export type StoriesQueryVariables = Exact<{
  siteId: string | number;
  category?: string | null | undefined;
  contact?: string | null | undefined;
  videosOnly?: boolean | null | undefined;
  first: number;
  offset?: number | null | undefined;
}>;


export type StoriesQuery = { stories: { total: number, items: Array<{ id: string, siteId: string, slug: string, publicationDate: string, title: string, leadText: string, videoUrl: string | null, videoDuration: number | null, languages: Array<string>, contentLanguage: string, updatedAt: string, teaserImage: { id: string, alt: string, width: number, height: number } | null, category: { id: string, slug: string, name: string, nameLanguage: string | null } | null, storyContacts: Array<{ id: string, slug: string, name: string, role: string | null, roleLanguage: string | null, email: string | null, image: { id: string, alt: string, width: number, height: number } | null }> }> } };

export type StoryQueryVariables = Exact<{
  siteId: string | number;
  slug: string;
}>;


export type StoryQuery = { story: { id: string, siteId: string, slug: string, publicationDate: string, title: string, leadText: string, videoUrl: string | null, videoDuration: number | null, languages: Array<string>, contentLanguage: string, updatedAt: string, blocks: Array<
      | { __typename: 'AccordionBlock', id: string, title: string | null, items: Array<{ id: string, title: string, structuredText: unknown }> }
      | { __typename: 'AnchorNavigationBlock', id: string }
      | { __typename: 'AnnualReportBlock', id: string, heading: string, body: string | null, picture: { id: string, alt: string, width: number, height: number }, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }
      | { __typename: 'CalendarBlock', id: string, lead: string | null, heading: string, events: Array<{ id: string, date: string, title: string, place: string | null }> }
      | { __typename: 'ContactsBlock', id: string, title: string | null, lead: string | null, contactIds: Array<string> }
      | { __typename: 'DividendsBlock', id: string, unit: string, source: string, asOf: string | null, heading: string, body: string | null, payouts: Array<{ label: string, amount: number }> }
      | { __typename: 'DownloadsBlock', id: string, lead: string | null, heading: string, groups: Array<{ id: string, title: string, files: Array<{ slug: string, name: string, image: { id: string, alt: string, width: number, height: number } | null, file: { language: string, extension: string, sizeBytes: number } | null }> }> }
      | { __typename: 'FactsBlock', id: string, title: string | null, facts: Array<{ value: string, unit: string | null, label: string }> }
      | { __typename: 'HeroBlock', id: string, overline: string | null, lead: string | null, heading: string, image: { id: string, alt: string, width: number, height: number } | null, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }
      | { __typename: 'LinksBlock', id: string, title: string | null, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }
      | { __typename: 'LocationsBlock', id: string, title: string | null, lead: string | null, hasFilters: boolean, brand: string | null, contactKind: string | null, country: string | null }
      | { __typename: 'MediaBlock', id: string, caption: string | null, preset: string, picture: { id: string, alt: string, width: number, height: number } }
      | { __typename: 'ProductTeasersBlock', id: string, title: string | null, lead: string | null, productSlugs: Array<string> }
      | { __typename: 'QuoteBlock', id: string, person: string | null, role: string | null, quote: string }
      | { __typename: 'ReleaseOverviewBlock', id: string, lead: string | null, adhocOnly: boolean, count: number, heading: string }
      | { __typename: 'ShareDataBlock', id: string, lead: string | null, registeredShares: number, label: string, heading: string, shareDay: string, shareFacts: Array<{ label: string, value: string }> }
      | { __typename: 'StoryOverviewBlock', id: string, lead: string | null, categorySlug: string | null, videosOnly: boolean, count: number, heading: string }
      | { __typename: 'TableBlock', id: string, title: string | null, columns: Array<string>, tableCaption: string, rows: Array<{ cells: Array<string> }> }
      | { __typename: 'TeasersBlock', id: string, title: string | null, lead: string | null, teasers: Array<{ id: string, overline: string | null, title: string, text: string | null, image: { id: string, alt: string, width: number, height: number } | null, link: { kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean } }> }
      | { __typename: 'TextBlock', id: string, title: string | null, anchor: string | null, structuredText: unknown }
      | { __typename: 'VideoBlock', id: string, url: string, mediaType: string | null, seconds: number | null, caption: string | null, preset: string, heading: string, poster: { id: string, alt: string, width: number, height: number }, tracks: Array<{ url: string, language: string }> }
    >, teaserImage: { id: string, alt: string, width: number, height: number } | null, category: { id: string, slug: string, name: string, nameLanguage: string | null } | null, storyContacts: Array<{ id: string, slug: string, name: string, role: string | null, roleLanguage: string | null, email: string | null, image: { id: string, alt: string, width: number, height: number } | null }> } | null };

export type StoryCategoriesQueryVariables = Exact<{
  siteId: string | number;
}>;


export type StoryCategoriesQuery = { storyCategories: Array<{ id: string, slug: string, name: string, nameLanguage: string | null }> };

export type StoryContactsQueryVariables = Exact<{
  siteId: string | number;
}>;


export type StoryContactsQuery = { storyContacts: Array<{ id: string, slug: string, name: string, role: string | null, roleLanguage: string | null, email: string | null, image: { id: string, alt: string, width: number, height: number } | null }> };

export type StoryTeaserFragment = { id: string, siteId: string, slug: string, publicationDate: string, title: string, leadText: string, videoUrl: string | null, videoDuration: number | null, languages: Array<string>, contentLanguage: string, updatedAt: string, teaserImage: { id: string, alt: string, width: number, height: number } | null, category: { id: string, slug: string, name: string, nameLanguage: string | null } | null, storyContacts: Array<{ id: string, slug: string, name: string, role: string | null, roleLanguage: string | null, email: string | null, image: { id: string, alt: string, width: number, height: number } | null }> };

export type StoryContactFragment = { id: string, slug: string, name: string, role: string | null, roleLanguage: string | null, email: string | null, image: { id: string, alt: string, width: number, height: number } | null };

export type MediaReleasesQueryVariables = Exact<{
  siteId: string | number;
  year?: number | null | undefined;
  adhocOnly?: boolean | null | undefined;
  first: number;
  offset?: number | null | undefined;
}>;


export type MediaReleasesQuery = { mediaReleases: { total: number, years: Array<number>, items: Array<{ id: string, siteId: string, slug: string, publicationDate: string, title: string, leadText: string, adhoc: boolean, languages: Array<string>, contentLanguage: string, updatedAt: string }> } };

export type MediaReleaseQueryVariables = Exact<{
  siteId: string | number;
  slug: string;
}>;


export type MediaReleaseQuery = { mediaRelease: { id: string, siteId: string, slug: string, publicationDate: string, title: string, leadText: string, adhoc: boolean, languages: Array<string>, contentLanguage: string, updatedAt: string, blocks: Array<
      | { __typename: 'AccordionBlock', id: string, title: string | null, items: Array<{ id: string, title: string, structuredText: unknown }> }
      | { __typename: 'AnchorNavigationBlock', id: string }
      | { __typename: 'AnnualReportBlock', id: string, heading: string, body: string | null, picture: { id: string, alt: string, width: number, height: number }, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }
      | { __typename: 'CalendarBlock', id: string, lead: string | null, heading: string, events: Array<{ id: string, date: string, title: string, place: string | null }> }
      | { __typename: 'ContactsBlock', id: string, title: string | null, lead: string | null, contactIds: Array<string> }
      | { __typename: 'DividendsBlock', id: string, unit: string, source: string, asOf: string | null, heading: string, body: string | null, payouts: Array<{ label: string, amount: number }> }
      | { __typename: 'DownloadsBlock', id: string, lead: string | null, heading: string, groups: Array<{ id: string, title: string, files: Array<{ slug: string, name: string, image: { id: string, alt: string, width: number, height: number } | null, file: { language: string, extension: string, sizeBytes: number } | null }> }> }
      | { __typename: 'FactsBlock', id: string, title: string | null, facts: Array<{ value: string, unit: string | null, label: string }> }
      | { __typename: 'HeroBlock', id: string, overline: string | null, lead: string | null, heading: string, image: { id: string, alt: string, width: number, height: number } | null, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }
      | { __typename: 'LinksBlock', id: string, title: string | null, links: Array<{ kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean }> }
      | { __typename: 'LocationsBlock', id: string, title: string | null, lead: string | null, hasFilters: boolean, brand: string | null, contactKind: string | null, country: string | null }
      | { __typename: 'MediaBlock', id: string, caption: string | null, preset: string, picture: { id: string, alt: string, width: number, height: number } }
      | { __typename: 'ProductTeasersBlock', id: string, title: string | null, lead: string | null, productSlugs: Array<string> }
      | { __typename: 'QuoteBlock', id: string, person: string | null, role: string | null, quote: string }
      | { __typename: 'ReleaseOverviewBlock', id: string, lead: string | null, adhocOnly: boolean, count: number, heading: string }
      | { __typename: 'ShareDataBlock', id: string, lead: string | null, registeredShares: number, label: string, heading: string, shareDay: string, shareFacts: Array<{ label: string, value: string }> }
      | { __typename: 'StoryOverviewBlock', id: string, lead: string | null, categorySlug: string | null, videosOnly: boolean, count: number, heading: string }
      | { __typename: 'TableBlock', id: string, title: string | null, columns: Array<string>, tableCaption: string, rows: Array<{ cells: Array<string> }> }
      | { __typename: 'TeasersBlock', id: string, title: string | null, lead: string | null, teasers: Array<{ id: string, overline: string | null, title: string, text: string | null, image: { id: string, alt: string, width: number, height: number } | null, link: { kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean } }> }
      | { __typename: 'TextBlock', id: string, title: string | null, anchor: string | null, structuredText: unknown }
      | { __typename: 'VideoBlock', id: string, url: string, mediaType: string | null, seconds: number | null, caption: string | null, preset: string, heading: string, poster: { id: string, alt: string, width: number, height: number }, tracks: Array<{ url: string, language: string }> }
    > } | null };

export type MediaReleaseTeaserFragment = { id: string, siteId: string, slug: string, publicationDate: string, title: string, leadText: string, adhoc: boolean, languages: Array<string>, contentLanguage: string, updatedAt: string };

export type NewsFeedQueryVariables = Exact<{
  siteId: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type NewsFeedQuery = { newsFeed: { edges: Array<{ node: { id: string, title: string, text: string, contentLanguage: string | null, publicationDate: string, link: { kind: LinkKind, text: string, pageId: string | null, path: string | null, pageParameters: string | null, url: string | null, productSlug: string | null, serviceSlug: string | null, openInNewTab: boolean } | null, image: { id: string, alt: string, width: number, height: number } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

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
  titleLanguage
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
export const FooterLinkFragmentDoc = new TypedDocumentString(`
    fragment FooterLink on Link {
  ...Link
  textLanguage
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
}`, {"fragmentName":"FooterLink"}) as unknown as TypedDocumentString<FooterLinkFragment, unknown>;
export const HeroBlockFragmentDoc = new TypedDocumentString(`
    fragment HeroBlock on HeroBlock {
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
}`, {"fragmentName":"HeroBlock"}) as unknown as TypedDocumentString<HeroBlockFragment, unknown>;
export const TeasersBlockFragmentDoc = new TypedDocumentString(`
    fragment TeasersBlock on TeasersBlock {
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
}`, {"fragmentName":"TeasersBlock"}) as unknown as TypedDocumentString<TeasersBlockFragment, unknown>;
export const TextBlockFragmentDoc = new TypedDocumentString(`
    fragment TextBlock on TextBlock {
  id
  title
  anchor
  structuredText: text
}
    `, {"fragmentName":"TextBlock"}) as unknown as TypedDocumentString<TextBlockFragment, unknown>;
export const MediaBlockFragmentDoc = new TypedDocumentString(`
    fragment MediaBlock on MediaBlock {
  id
  picture: image {
    ...Image
  }
  caption
  preset
}
    fragment Image on Image {
  id
  alt
  width
  height
}`, {"fragmentName":"MediaBlock"}) as unknown as TypedDocumentString<MediaBlockFragment, unknown>;
export const QuoteBlockFragmentDoc = new TypedDocumentString(`
    fragment QuoteBlock on QuoteBlock {
  id
  quote: text
  person
  role
}
    `, {"fragmentName":"QuoteBlock"}) as unknown as TypedDocumentString<QuoteBlockFragment, unknown>;
export const FactsBlockFragmentDoc = new TypedDocumentString(`
    fragment FactsBlock on FactsBlock {
  id
  title
  facts {
    value
    unit
    label
  }
}
    `, {"fragmentName":"FactsBlock"}) as unknown as TypedDocumentString<FactsBlockFragment, unknown>;
export const ProductTeasersBlockFragmentDoc = new TypedDocumentString(`
    fragment ProductTeasersBlock on ProductTeasersBlock {
  id
  title
  lead
  productSlugs
}
    `, {"fragmentName":"ProductTeasersBlock"}) as unknown as TypedDocumentString<ProductTeasersBlockFragment, unknown>;
export const LinksBlockFragmentDoc = new TypedDocumentString(`
    fragment LinksBlock on LinksBlock {
  id
  title
  links {
    ...Link
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
}`, {"fragmentName":"LinksBlock"}) as unknown as TypedDocumentString<LinksBlockFragment, unknown>;
export const ShareDataBlockFragmentDoc = new TypedDocumentString(`
    fragment ShareDataBlock on ShareDataBlock {
  id
  heading: title
  lead
  registeredShares
  label
  shareDay: asOf
  shareFacts: facts {
    label
    value
  }
}
    `, {"fragmentName":"ShareDataBlock"}) as unknown as TypedDocumentString<ShareDataBlockFragment, unknown>;
export const DividendsBlockFragmentDoc = new TypedDocumentString(`
    fragment DividendsBlock on DividendsBlock {
  id
  heading: title
  body: text
  unit
  source
  payouts {
    label
    amount
  }
  asOf
}
    `, {"fragmentName":"DividendsBlock"}) as unknown as TypedDocumentString<DividendsBlockFragment, unknown>;
export const CalendarBlockFragmentDoc = new TypedDocumentString(`
    fragment CalendarBlock on CalendarBlock {
  id
  heading: title
  lead
  events {
    id
    date
    title
    place
  }
}
    `, {"fragmentName":"CalendarBlock"}) as unknown as TypedDocumentString<CalendarBlockFragment, unknown>;
export const AnnualReportBlockFragmentDoc = new TypedDocumentString(`
    fragment AnnualReportBlock on AnnualReportBlock {
  id
  heading: title
  body: text
  picture: image {
    ...Image
  }
  links {
    ...Link
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
}`, {"fragmentName":"AnnualReportBlock"}) as unknown as TypedDocumentString<AnnualReportBlockFragment, unknown>;
export const DownloadsBlockFragmentDoc = new TypedDocumentString(`
    fragment DownloadsBlock on DownloadsBlock {
  id
  heading: title
  lead
  groups {
    id
    title
    files {
      slug
      name
      image {
        ...Image
      }
      file {
        language
        extension
        sizeBytes
      }
    }
  }
}
    fragment Image on Image {
  id
  alt
  width
  height
}`, {"fragmentName":"DownloadsBlock"}) as unknown as TypedDocumentString<DownloadsBlockFragment, unknown>;
export const AnchorNavigationBlockFragmentDoc = new TypedDocumentString(`
    fragment AnchorNavigationBlock on AnchorNavigationBlock {
  id
}
    `, {"fragmentName":"AnchorNavigationBlock"}) as unknown as TypedDocumentString<AnchorNavigationBlockFragment, unknown>;
export const StoryOverviewBlockFragmentDoc = new TypedDocumentString(`
    fragment StoryOverviewBlock on StoryOverviewBlock {
  id
  heading: title
  lead
  categorySlug
  videosOnly
  count
}
    `, {"fragmentName":"StoryOverviewBlock"}) as unknown as TypedDocumentString<StoryOverviewBlockFragment, unknown>;
export const ReleaseOverviewBlockFragmentDoc = new TypedDocumentString(`
    fragment ReleaseOverviewBlock on ReleaseOverviewBlock {
  id
  heading: title
  lead
  adhocOnly
  count
}
    `, {"fragmentName":"ReleaseOverviewBlock"}) as unknown as TypedDocumentString<ReleaseOverviewBlockFragment, unknown>;
export const LocationsBlockFragmentDoc = new TypedDocumentString(`
    fragment LocationsBlock on LocationsBlock {
  id
  title
  lead
  hasFilters
  brand
  contactKind
  country
}
    `, {"fragmentName":"LocationsBlock"}) as unknown as TypedDocumentString<LocationsBlockFragment, unknown>;
export const ContactsBlockFragmentDoc = new TypedDocumentString(`
    fragment ContactsBlock on ContactsBlock {
  id
  title
  lead
  contactIds
}
    `, {"fragmentName":"ContactsBlock"}) as unknown as TypedDocumentString<ContactsBlockFragment, unknown>;
export const VideoBlockFragmentDoc = new TypedDocumentString(`
    fragment VideoBlock on VideoBlock {
  id
  heading: title
  poster {
    ...Image
  }
  url
  mediaType
  seconds
  tracks {
    url
    language
  }
  caption
  preset
}
    fragment Image on Image {
  id
  alt
  width
  height
}`, {"fragmentName":"VideoBlock"}) as unknown as TypedDocumentString<VideoBlockFragment, unknown>;
export const AccordionBlockFragmentDoc = new TypedDocumentString(`
    fragment AccordionBlock on AccordionBlock {
  id
  title
  items {
    id
    title
    structuredText: text
  }
}
    `, {"fragmentName":"AccordionBlock"}) as unknown as TypedDocumentString<AccordionBlockFragment, unknown>;
export const TableBlockFragmentDoc = new TypedDocumentString(`
    fragment TableBlock on TableBlock {
  id
  title
  tableCaption: caption
  columns
  rows {
    cells
  }
}
    `, {"fragmentName":"TableBlock"}) as unknown as TypedDocumentString<TableBlockFragment, unknown>;
export const BlockFragmentDoc = new TypedDocumentString(`
    fragment Block on Block {
  __typename
  ...HeroBlock
  ...TeasersBlock
  ...TextBlock
  ...MediaBlock
  ...QuoteBlock
  ...FactsBlock
  ...ProductTeasersBlock
  ...LinksBlock
  ...ShareDataBlock
  ...DividendsBlock
  ...CalendarBlock
  ...AnnualReportBlock
  ...DownloadsBlock
  ...AnchorNavigationBlock
  ...StoryOverviewBlock
  ...ReleaseOverviewBlock
  ...LocationsBlock
  ...ContactsBlock
  ...VideoBlock
  ...AccordionBlock
  ...TableBlock
}
    fragment HeroBlock on HeroBlock {
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
fragment TeasersBlock on TeasersBlock {
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
fragment TextBlock on TextBlock {
  id
  title
  anchor
  structuredText: text
}
fragment MediaBlock on MediaBlock {
  id
  picture: image {
    ...Image
  }
  caption
  preset
}
fragment QuoteBlock on QuoteBlock {
  id
  quote: text
  person
  role
}
fragment FactsBlock on FactsBlock {
  id
  title
  facts {
    value
    unit
    label
  }
}
fragment ProductTeasersBlock on ProductTeasersBlock {
  id
  title
  lead
  productSlugs
}
fragment LinksBlock on LinksBlock {
  id
  title
  links {
    ...Link
  }
}
fragment ShareDataBlock on ShareDataBlock {
  id
  heading: title
  lead
  registeredShares
  label
  shareDay: asOf
  shareFacts: facts {
    label
    value
  }
}
fragment DividendsBlock on DividendsBlock {
  id
  heading: title
  body: text
  unit
  source
  payouts {
    label
    amount
  }
  asOf
}
fragment CalendarBlock on CalendarBlock {
  id
  heading: title
  lead
  events {
    id
    date
    title
    place
  }
}
fragment AnnualReportBlock on AnnualReportBlock {
  id
  heading: title
  body: text
  picture: image {
    ...Image
  }
  links {
    ...Link
  }
}
fragment AnchorNavigationBlock on AnchorNavigationBlock {
  id
}
fragment DownloadsBlock on DownloadsBlock {
  id
  heading: title
  lead
  groups {
    id
    title
    files {
      slug
      name
      image {
        ...Image
      }
      file {
        language
        extension
        sizeBytes
      }
    }
  }
}
fragment StoryOverviewBlock on StoryOverviewBlock {
  id
  heading: title
  lead
  categorySlug
  videosOnly
  count
}
fragment ReleaseOverviewBlock on ReleaseOverviewBlock {
  id
  heading: title
  lead
  adhocOnly
  count
}
fragment LocationsBlock on LocationsBlock {
  id
  title
  lead
  hasFilters
  brand
  contactKind
  country
}
fragment ContactsBlock on ContactsBlock {
  id
  title
  lead
  contactIds
}
fragment VideoBlock on VideoBlock {
  id
  heading: title
  poster {
    ...Image
  }
  url
  mediaType
  seconds
  tracks {
    url
    language
  }
  caption
  preset
}
fragment AccordionBlock on AccordionBlock {
  id
  title
  items {
    id
    title
    structuredText: text
  }
}
fragment TableBlock on TableBlock {
  id
  title
  tableCaption: caption
  columns
  rows {
    cells
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
}`, {"fragmentName":"Block"}) as unknown as TypedDocumentString<BlockFragment, unknown>;
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
    ...Block
  }
}
    fragment Block on Block {
  __typename
  ...HeroBlock
  ...TeasersBlock
  ...TextBlock
  ...MediaBlock
  ...QuoteBlock
  ...FactsBlock
  ...ProductTeasersBlock
  ...LinksBlock
  ...ShareDataBlock
  ...DividendsBlock
  ...CalendarBlock
  ...AnnualReportBlock
  ...DownloadsBlock
  ...AnchorNavigationBlock
  ...StoryOverviewBlock
  ...ReleaseOverviewBlock
  ...LocationsBlock
  ...ContactsBlock
  ...VideoBlock
  ...AccordionBlock
  ...TableBlock
}
fragment HeroBlock on HeroBlock {
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
fragment TeasersBlock on TeasersBlock {
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
fragment TextBlock on TextBlock {
  id
  title
  anchor
  structuredText: text
}
fragment MediaBlock on MediaBlock {
  id
  picture: image {
    ...Image
  }
  caption
  preset
}
fragment QuoteBlock on QuoteBlock {
  id
  quote: text
  person
  role
}
fragment FactsBlock on FactsBlock {
  id
  title
  facts {
    value
    unit
    label
  }
}
fragment ProductTeasersBlock on ProductTeasersBlock {
  id
  title
  lead
  productSlugs
}
fragment LinksBlock on LinksBlock {
  id
  title
  links {
    ...Link
  }
}
fragment ShareDataBlock on ShareDataBlock {
  id
  heading: title
  lead
  registeredShares
  label
  shareDay: asOf
  shareFacts: facts {
    label
    value
  }
}
fragment DividendsBlock on DividendsBlock {
  id
  heading: title
  body: text
  unit
  source
  payouts {
    label
    amount
  }
  asOf
}
fragment CalendarBlock on CalendarBlock {
  id
  heading: title
  lead
  events {
    id
    date
    title
    place
  }
}
fragment AnnualReportBlock on AnnualReportBlock {
  id
  heading: title
  body: text
  picture: image {
    ...Image
  }
  links {
    ...Link
  }
}
fragment AnchorNavigationBlock on AnchorNavigationBlock {
  id
}
fragment DownloadsBlock on DownloadsBlock {
  id
  heading: title
  lead
  groups {
    id
    title
    files {
      slug
      name
      image {
        ...Image
      }
      file {
        language
        extension
        sizeBytes
      }
    }
  }
}
fragment StoryOverviewBlock on StoryOverviewBlock {
  id
  heading: title
  lead
  categorySlug
  videosOnly
  count
}
fragment ReleaseOverviewBlock on ReleaseOverviewBlock {
  id
  heading: title
  lead
  adhocOnly
  count
}
fragment LocationsBlock on LocationsBlock {
  id
  title
  lead
  hasFilters
  brand
  contactKind
  country
}
fragment ContactsBlock on ContactsBlock {
  id
  title
  lead
  contactIds
}
fragment VideoBlock on VideoBlock {
  id
  heading: title
  poster {
    ...Image
  }
  url
  mediaType
  seconds
  tracks {
    url
    language
  }
  caption
  preset
}
fragment AccordionBlock on AccordionBlock {
  id
  title
  items {
    id
    title
    structuredText: text
  }
}
fragment TableBlock on TableBlock {
  id
  title
  tableCaption: caption
  columns
  rows {
    cells
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
export const StoryContactFragmentDoc = new TypedDocumentString(`
    fragment StoryContact on StoryContact {
  id
  slug
  name
  role
  roleLanguage
  email
  image {
    ...Image
  }
}
    fragment Image on Image {
  id
  alt
  width
  height
}`, {"fragmentName":"StoryContact"}) as unknown as TypedDocumentString<StoryContactFragment, unknown>;
export const StoryTeaserFragmentDoc = new TypedDocumentString(`
    fragment StoryTeaser on Story {
  id
  siteId
  slug
  publicationDate
  title
  leadText
  teaserImage {
    ...Image
  }
  category {
    id
    slug
    name
    nameLanguage
  }
  storyContacts {
    ...StoryContact
  }
  videoUrl
  videoDuration
  languages
  contentLanguage
  updatedAt
}
    fragment Image on Image {
  id
  alt
  width
  height
}
fragment StoryContact on StoryContact {
  id
  slug
  name
  role
  roleLanguage
  email
  image {
    ...Image
  }
}`, {"fragmentName":"StoryTeaser"}) as unknown as TypedDocumentString<StoryTeaserFragment, unknown>;
export const MediaReleaseTeaserFragmentDoc = new TypedDocumentString(`
    fragment MediaReleaseTeaser on MediaRelease {
  id
  siteId
  slug
  publicationDate
  title
  leadText
  adhoc
  languages
  contentLanguage
  updatedAt
}
    `, {"fragmentName":"MediaReleaseTeaser"}) as unknown as TypedDocumentString<MediaReleaseTeaserFragment, unknown>;
export const LocationsDocument = new TypedDocumentString(`
    query Locations($siteId: ID!) {
  locations(siteId: $siteId) {
    id
    name
    brands
    kinds
    country
    region
    countriesServed
    street
    postalCode
    city
    phone
    email
    website
    latitude
    longitude
  }
}
    `, {"hash":"sha256:b6d01ca25a6bcaa1f696545a1aaf346fd225a911afbb0962693f856babf7808c"}) as unknown as TypedDocumentString<LocationsQuery, LocationsQueryVariables>;
export const ContactsDocument = new TypedDocumentString(`
    query Contacts($siteId: ID!) {
  contacts(siteId: $siteId) {
    id
    givenName
    familyName
    role
    email
    phone
    image {
      ...Image
    }
    kinds
    countries
    languages
    locationId
  }
}
    fragment Image on Image {
  id
  alt
  width
  height
}`, {"hash":"sha256:0f9c4388a173a3374efa544077667617b8b6b0b20c7bbb6b5488cac3fe622720"}) as unknown as TypedDocumentString<ContactsQuery, ContactsQueryVariables>;
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
  accessRules {
    pageId
    siteId
    path
    countries
    kind
    role
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
}`, {"hash":"sha256:587ad4a9a077ebe4f24633b307aca9075a36e515b4d16f5bf630e7faefd68ecd"}) as unknown as TypedDocumentString<SystemDataQuery, SystemDataQueryVariables>;
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
  titleLanguage
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
}`, {"hash":"sha256:5c588836368f9db202e6d6d801e2586de2f9e73a7375a46a0ad40e370f80ca53"}) as unknown as TypedDocumentString<NavigationQuery, NavigationQueryVariables>;
export const FooterDocument = new TypedDocumentString(`
    query Footer($id: ID!) {
  footer(id: $id) {
    id
    theme
    contactLink {
      ...FooterLink
    }
    sections {
      title
      titleLanguage
      links {
        ...FooterLink
      }
    }
    legalLinks {
      ...FooterLink
    }
    legalText
  }
}
    fragment FooterLink on Link {
  ...Link
  textLanguage
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
}`, {"hash":"sha256:63df08bd6407d30d9596586ef22b165f68f30361fb5fbf5bb63554a8352070cc"}) as unknown as TypedDocumentString<FooterQuery, FooterQueryVariables>;
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
    fragment Block on Block {
  __typename
  ...HeroBlock
  ...TeasersBlock
  ...TextBlock
  ...MediaBlock
  ...QuoteBlock
  ...FactsBlock
  ...ProductTeasersBlock
  ...LinksBlock
  ...ShareDataBlock
  ...DividendsBlock
  ...CalendarBlock
  ...AnnualReportBlock
  ...DownloadsBlock
  ...AnchorNavigationBlock
  ...StoryOverviewBlock
  ...ReleaseOverviewBlock
  ...LocationsBlock
  ...ContactsBlock
  ...VideoBlock
  ...AccordionBlock
  ...TableBlock
}
fragment HeroBlock on HeroBlock {
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
fragment TeasersBlock on TeasersBlock {
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
fragment TextBlock on TextBlock {
  id
  title
  anchor
  structuredText: text
}
fragment MediaBlock on MediaBlock {
  id
  picture: image {
    ...Image
  }
  caption
  preset
}
fragment QuoteBlock on QuoteBlock {
  id
  quote: text
  person
  role
}
fragment FactsBlock on FactsBlock {
  id
  title
  facts {
    value
    unit
    label
  }
}
fragment ProductTeasersBlock on ProductTeasersBlock {
  id
  title
  lead
  productSlugs
}
fragment LinksBlock on LinksBlock {
  id
  title
  links {
    ...Link
  }
}
fragment ShareDataBlock on ShareDataBlock {
  id
  heading: title
  lead
  registeredShares
  label
  shareDay: asOf
  shareFacts: facts {
    label
    value
  }
}
fragment DividendsBlock on DividendsBlock {
  id
  heading: title
  body: text
  unit
  source
  payouts {
    label
    amount
  }
  asOf
}
fragment CalendarBlock on CalendarBlock {
  id
  heading: title
  lead
  events {
    id
    date
    title
    place
  }
}
fragment AnnualReportBlock on AnnualReportBlock {
  id
  heading: title
  body: text
  picture: image {
    ...Image
  }
  links {
    ...Link
  }
}
fragment AnchorNavigationBlock on AnchorNavigationBlock {
  id
}
fragment DownloadsBlock on DownloadsBlock {
  id
  heading: title
  lead
  groups {
    id
    title
    files {
      slug
      name
      image {
        ...Image
      }
      file {
        language
        extension
        sizeBytes
      }
    }
  }
}
fragment StoryOverviewBlock on StoryOverviewBlock {
  id
  heading: title
  lead
  categorySlug
  videosOnly
  count
}
fragment ReleaseOverviewBlock on ReleaseOverviewBlock {
  id
  heading: title
  lead
  adhocOnly
  count
}
fragment LocationsBlock on LocationsBlock {
  id
  title
  lead
  hasFilters
  brand
  contactKind
  country
}
fragment ContactsBlock on ContactsBlock {
  id
  title
  lead
  contactIds
}
fragment VideoBlock on VideoBlock {
  id
  heading: title
  poster {
    ...Image
  }
  url
  mediaType
  seconds
  tracks {
    url
    language
  }
  caption
  preset
}
fragment AccordionBlock on AccordionBlock {
  id
  title
  items {
    id
    title
    structuredText: text
  }
}
fragment TableBlock on TableBlock {
  id
  title
  tableCaption: caption
  columns
  rows {
    cells
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
    ...Block
  }
}`, {"hash":"sha256:b59cbe6f1ac48a46519aba9928cb6bace7ccfafee6d5c28ec60d8d2417ef8930"}) as unknown as TypedDocumentString<PageBySlugQuery, PageBySlugQueryVariables>;
export const PageByIdDocument = new TypedDocumentString(`
    query PageById($id: ID!) {
  page(id: $id) {
    ...Page
  }
}
    fragment Block on Block {
  __typename
  ...HeroBlock
  ...TeasersBlock
  ...TextBlock
  ...MediaBlock
  ...QuoteBlock
  ...FactsBlock
  ...ProductTeasersBlock
  ...LinksBlock
  ...ShareDataBlock
  ...DividendsBlock
  ...CalendarBlock
  ...AnnualReportBlock
  ...DownloadsBlock
  ...AnchorNavigationBlock
  ...StoryOverviewBlock
  ...ReleaseOverviewBlock
  ...LocationsBlock
  ...ContactsBlock
  ...VideoBlock
  ...AccordionBlock
  ...TableBlock
}
fragment HeroBlock on HeroBlock {
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
fragment TeasersBlock on TeasersBlock {
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
fragment TextBlock on TextBlock {
  id
  title
  anchor
  structuredText: text
}
fragment MediaBlock on MediaBlock {
  id
  picture: image {
    ...Image
  }
  caption
  preset
}
fragment QuoteBlock on QuoteBlock {
  id
  quote: text
  person
  role
}
fragment FactsBlock on FactsBlock {
  id
  title
  facts {
    value
    unit
    label
  }
}
fragment ProductTeasersBlock on ProductTeasersBlock {
  id
  title
  lead
  productSlugs
}
fragment LinksBlock on LinksBlock {
  id
  title
  links {
    ...Link
  }
}
fragment ShareDataBlock on ShareDataBlock {
  id
  heading: title
  lead
  registeredShares
  label
  shareDay: asOf
  shareFacts: facts {
    label
    value
  }
}
fragment DividendsBlock on DividendsBlock {
  id
  heading: title
  body: text
  unit
  source
  payouts {
    label
    amount
  }
  asOf
}
fragment CalendarBlock on CalendarBlock {
  id
  heading: title
  lead
  events {
    id
    date
    title
    place
  }
}
fragment AnnualReportBlock on AnnualReportBlock {
  id
  heading: title
  body: text
  picture: image {
    ...Image
  }
  links {
    ...Link
  }
}
fragment AnchorNavigationBlock on AnchorNavigationBlock {
  id
}
fragment DownloadsBlock on DownloadsBlock {
  id
  heading: title
  lead
  groups {
    id
    title
    files {
      slug
      name
      image {
        ...Image
      }
      file {
        language
        extension
        sizeBytes
      }
    }
  }
}
fragment StoryOverviewBlock on StoryOverviewBlock {
  id
  heading: title
  lead
  categorySlug
  videosOnly
  count
}
fragment ReleaseOverviewBlock on ReleaseOverviewBlock {
  id
  heading: title
  lead
  adhocOnly
  count
}
fragment LocationsBlock on LocationsBlock {
  id
  title
  lead
  hasFilters
  brand
  contactKind
  country
}
fragment ContactsBlock on ContactsBlock {
  id
  title
  lead
  contactIds
}
fragment VideoBlock on VideoBlock {
  id
  heading: title
  poster {
    ...Image
  }
  url
  mediaType
  seconds
  tracks {
    url
    language
  }
  caption
  preset
}
fragment AccordionBlock on AccordionBlock {
  id
  title
  items {
    id
    title
    structuredText: text
  }
}
fragment TableBlock on TableBlock {
  id
  title
  tableCaption: caption
  columns
  rows {
    cells
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
    ...Block
  }
}`, {"hash":"sha256:e99e7d59cbad52417e26c1a644531f49dc7c4cad4096be32c64211db095fb0e9"}) as unknown as TypedDocumentString<PageByIdQuery, PageByIdQueryVariables>;
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
export const StoriesDocument = new TypedDocumentString(`
    query Stories($siteId: ID!, $category: String, $contact: String, $videosOnly: Boolean, $first: Int!, $offset: Int) {
  stories(
    siteId: $siteId
    category: $category
    contact: $contact
    videosOnly: $videosOnly
    first: $first
    offset: $offset
  ) {
    total
    items {
      ...StoryTeaser
    }
  }
}
    fragment Image on Image {
  id
  alt
  width
  height
}
fragment StoryTeaser on Story {
  id
  siteId
  slug
  publicationDate
  title
  leadText
  teaserImage {
    ...Image
  }
  category {
    id
    slug
    name
    nameLanguage
  }
  storyContacts {
    ...StoryContact
  }
  videoUrl
  videoDuration
  languages
  contentLanguage
  updatedAt
}
fragment StoryContact on StoryContact {
  id
  slug
  name
  role
  roleLanguage
  email
  image {
    ...Image
  }
}`, {"hash":"sha256:b35ebe7fb9593adc26d95343c6904df6f893755a3b66b7eb7b550e8db675f0a0"}) as unknown as TypedDocumentString<StoriesQuery, StoriesQueryVariables>;
export const StoryDocument = new TypedDocumentString(`
    query Story($siteId: ID!, $slug: String!) {
  story(siteId: $siteId, slug: $slug) {
    ...StoryTeaser
    blocks {
      ...Block
    }
  }
}
    fragment Block on Block {
  __typename
  ...HeroBlock
  ...TeasersBlock
  ...TextBlock
  ...MediaBlock
  ...QuoteBlock
  ...FactsBlock
  ...ProductTeasersBlock
  ...LinksBlock
  ...ShareDataBlock
  ...DividendsBlock
  ...CalendarBlock
  ...AnnualReportBlock
  ...DownloadsBlock
  ...AnchorNavigationBlock
  ...StoryOverviewBlock
  ...ReleaseOverviewBlock
  ...LocationsBlock
  ...ContactsBlock
  ...VideoBlock
  ...AccordionBlock
  ...TableBlock
}
fragment HeroBlock on HeroBlock {
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
fragment TeasersBlock on TeasersBlock {
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
fragment TextBlock on TextBlock {
  id
  title
  anchor
  structuredText: text
}
fragment MediaBlock on MediaBlock {
  id
  picture: image {
    ...Image
  }
  caption
  preset
}
fragment QuoteBlock on QuoteBlock {
  id
  quote: text
  person
  role
}
fragment FactsBlock on FactsBlock {
  id
  title
  facts {
    value
    unit
    label
  }
}
fragment ProductTeasersBlock on ProductTeasersBlock {
  id
  title
  lead
  productSlugs
}
fragment LinksBlock on LinksBlock {
  id
  title
  links {
    ...Link
  }
}
fragment ShareDataBlock on ShareDataBlock {
  id
  heading: title
  lead
  registeredShares
  label
  shareDay: asOf
  shareFacts: facts {
    label
    value
  }
}
fragment DividendsBlock on DividendsBlock {
  id
  heading: title
  body: text
  unit
  source
  payouts {
    label
    amount
  }
  asOf
}
fragment CalendarBlock on CalendarBlock {
  id
  heading: title
  lead
  events {
    id
    date
    title
    place
  }
}
fragment AnnualReportBlock on AnnualReportBlock {
  id
  heading: title
  body: text
  picture: image {
    ...Image
  }
  links {
    ...Link
  }
}
fragment AnchorNavigationBlock on AnchorNavigationBlock {
  id
}
fragment DownloadsBlock on DownloadsBlock {
  id
  heading: title
  lead
  groups {
    id
    title
    files {
      slug
      name
      image {
        ...Image
      }
      file {
        language
        extension
        sizeBytes
      }
    }
  }
}
fragment StoryOverviewBlock on StoryOverviewBlock {
  id
  heading: title
  lead
  categorySlug
  videosOnly
  count
}
fragment ReleaseOverviewBlock on ReleaseOverviewBlock {
  id
  heading: title
  lead
  adhocOnly
  count
}
fragment LocationsBlock on LocationsBlock {
  id
  title
  lead
  hasFilters
  brand
  contactKind
  country
}
fragment ContactsBlock on ContactsBlock {
  id
  title
  lead
  contactIds
}
fragment VideoBlock on VideoBlock {
  id
  heading: title
  poster {
    ...Image
  }
  url
  mediaType
  seconds
  tracks {
    url
    language
  }
  caption
  preset
}
fragment AccordionBlock on AccordionBlock {
  id
  title
  items {
    id
    title
    structuredText: text
  }
}
fragment TableBlock on TableBlock {
  id
  title
  tableCaption: caption
  columns
  rows {
    cells
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
fragment StoryTeaser on Story {
  id
  siteId
  slug
  publicationDate
  title
  leadText
  teaserImage {
    ...Image
  }
  category {
    id
    slug
    name
    nameLanguage
  }
  storyContacts {
    ...StoryContact
  }
  videoUrl
  videoDuration
  languages
  contentLanguage
  updatedAt
}
fragment StoryContact on StoryContact {
  id
  slug
  name
  role
  roleLanguage
  email
  image {
    ...Image
  }
}`, {"hash":"sha256:7003a8ba1f9724066c125c93ad6fd25f240cda1f12865c9fb7b1e0da0a68f5cb"}) as unknown as TypedDocumentString<StoryQuery, StoryQueryVariables>;
export const StoryCategoriesDocument = new TypedDocumentString(`
    query StoryCategories($siteId: ID!) {
  storyCategories(siteId: $siteId) {
    id
    slug
    name
    nameLanguage
  }
}
    `, {"hash":"sha256:784d1aeae5dada499bb3f7cbb31fa3eb91c32657dae4d540fee1667d48c22b2f"}) as unknown as TypedDocumentString<StoryCategoriesQuery, StoryCategoriesQueryVariables>;
export const StoryContactsDocument = new TypedDocumentString(`
    query StoryContacts($siteId: ID!) {
  storyContacts(siteId: $siteId) {
    ...StoryContact
  }
}
    fragment Image on Image {
  id
  alt
  width
  height
}
fragment StoryContact on StoryContact {
  id
  slug
  name
  role
  roleLanguage
  email
  image {
    ...Image
  }
}`, {"hash":"sha256:b7b6d4c27b20314f6acd372f3a5ccfb71bbfb1469ce3a87e3c1f1c488e4fb5f6"}) as unknown as TypedDocumentString<StoryContactsQuery, StoryContactsQueryVariables>;
export const MediaReleasesDocument = new TypedDocumentString(`
    query MediaReleases($siteId: ID!, $year: Int, $adhocOnly: Boolean, $first: Int!, $offset: Int) {
  mediaReleases(
    siteId: $siteId
    year: $year
    adhocOnly: $adhocOnly
    first: $first
    offset: $offset
  ) {
    total
    years
    items {
      ...MediaReleaseTeaser
    }
  }
}
    fragment MediaReleaseTeaser on MediaRelease {
  id
  siteId
  slug
  publicationDate
  title
  leadText
  adhoc
  languages
  contentLanguage
  updatedAt
}`, {"hash":"sha256:90a05585f5a34075c7069876d2df88b442cb1dfbf43156eaa9494738731d8bcb"}) as unknown as TypedDocumentString<MediaReleasesQuery, MediaReleasesQueryVariables>;
export const MediaReleaseDocument = new TypedDocumentString(`
    query MediaRelease($siteId: ID!, $slug: String!) {
  mediaRelease(siteId: $siteId, slug: $slug) {
    ...MediaReleaseTeaser
    blocks {
      ...Block
    }
  }
}
    fragment Block on Block {
  __typename
  ...HeroBlock
  ...TeasersBlock
  ...TextBlock
  ...MediaBlock
  ...QuoteBlock
  ...FactsBlock
  ...ProductTeasersBlock
  ...LinksBlock
  ...ShareDataBlock
  ...DividendsBlock
  ...CalendarBlock
  ...AnnualReportBlock
  ...DownloadsBlock
  ...AnchorNavigationBlock
  ...StoryOverviewBlock
  ...ReleaseOverviewBlock
  ...LocationsBlock
  ...ContactsBlock
  ...VideoBlock
  ...AccordionBlock
  ...TableBlock
}
fragment HeroBlock on HeroBlock {
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
fragment TeasersBlock on TeasersBlock {
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
fragment TextBlock on TextBlock {
  id
  title
  anchor
  structuredText: text
}
fragment MediaBlock on MediaBlock {
  id
  picture: image {
    ...Image
  }
  caption
  preset
}
fragment QuoteBlock on QuoteBlock {
  id
  quote: text
  person
  role
}
fragment FactsBlock on FactsBlock {
  id
  title
  facts {
    value
    unit
    label
  }
}
fragment ProductTeasersBlock on ProductTeasersBlock {
  id
  title
  lead
  productSlugs
}
fragment LinksBlock on LinksBlock {
  id
  title
  links {
    ...Link
  }
}
fragment ShareDataBlock on ShareDataBlock {
  id
  heading: title
  lead
  registeredShares
  label
  shareDay: asOf
  shareFacts: facts {
    label
    value
  }
}
fragment DividendsBlock on DividendsBlock {
  id
  heading: title
  body: text
  unit
  source
  payouts {
    label
    amount
  }
  asOf
}
fragment CalendarBlock on CalendarBlock {
  id
  heading: title
  lead
  events {
    id
    date
    title
    place
  }
}
fragment AnnualReportBlock on AnnualReportBlock {
  id
  heading: title
  body: text
  picture: image {
    ...Image
  }
  links {
    ...Link
  }
}
fragment AnchorNavigationBlock on AnchorNavigationBlock {
  id
}
fragment DownloadsBlock on DownloadsBlock {
  id
  heading: title
  lead
  groups {
    id
    title
    files {
      slug
      name
      image {
        ...Image
      }
      file {
        language
        extension
        sizeBytes
      }
    }
  }
}
fragment StoryOverviewBlock on StoryOverviewBlock {
  id
  heading: title
  lead
  categorySlug
  videosOnly
  count
}
fragment ReleaseOverviewBlock on ReleaseOverviewBlock {
  id
  heading: title
  lead
  adhocOnly
  count
}
fragment LocationsBlock on LocationsBlock {
  id
  title
  lead
  hasFilters
  brand
  contactKind
  country
}
fragment ContactsBlock on ContactsBlock {
  id
  title
  lead
  contactIds
}
fragment VideoBlock on VideoBlock {
  id
  heading: title
  poster {
    ...Image
  }
  url
  mediaType
  seconds
  tracks {
    url
    language
  }
  caption
  preset
}
fragment AccordionBlock on AccordionBlock {
  id
  title
  items {
    id
    title
    structuredText: text
  }
}
fragment TableBlock on TableBlock {
  id
  title
  tableCaption: caption
  columns
  rows {
    cells
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
fragment MediaReleaseTeaser on MediaRelease {
  id
  siteId
  slug
  publicationDate
  title
  leadText
  adhoc
  languages
  contentLanguage
  updatedAt
}`, {"hash":"sha256:bfd5b71f7ed85cad340937cdddedd4bf35efa42ff5f6c931cf1c726ec1afd1b2"}) as unknown as TypedDocumentString<MediaReleaseQuery, MediaReleaseQueryVariables>;
export const NewsFeedDocument = new TypedDocumentString(`
    query NewsFeed($siteId: ID!, $first: Int!, $after: String) {
  newsFeed(siteId: $siteId, first: $first, after: $after) {
    edges {
      node {
        id
        title
        text
        contentLanguage
        publicationDate
        link {
          ...Link
        }
        image {
          ...Image
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
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
}`, {"hash":"sha256:e1bb55b694240a8dfed92ea4859a74718e527681716e2f0e41e631a86717b99c"}) as unknown as TypedDocumentString<NewsFeedQuery, NewsFeedQueryVariables>;