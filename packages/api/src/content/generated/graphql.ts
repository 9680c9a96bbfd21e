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

/** Whether the header navigation shows the page, hides it or does not contain it. */
export type NavigationPlace =
  | 'hidden'
  | 'none'
  | 'shown';

export type ProtectionKind =
  | 'none'
  | 'password'
  | 'role';

/** Published without a newer draft, a draft that was never published, or published with a newer draft. */
export type StageState =
  | 'changed'
  | 'draft'
  | 'published';

/** State of the translation of a page or into one language. */
export type TranslationState =
  | 'InProgress'
  | 'MarkedForTranslation'
  | 'Translated';

type Block_AccordionBlock_Fragment = { readonly __typename: 'AccordionBlock', readonly id: string, readonly title: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly structuredText: unknown }> };

type Block_AnchorNavigationBlock_Fragment = { readonly __typename: 'AnchorNavigationBlock', readonly id: string };

type Block_AnnualReportBlock_Fragment = { readonly __typename: 'AnnualReportBlock', readonly id: string, readonly heading: string, readonly body: string | null, readonly picture: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null }, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> };

type Block_AssemblySequenceBlock_Fragment = { readonly __typename: 'AssemblySequenceBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly assemblySteps: ReadonlyArray<{ readonly title: string, readonly text: string | null, readonly start: number, readonly seconds: number, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null }> };

type Block_BeforeAfterBlock_Fragment = { readonly __typename: 'BeforeAfterBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly before: { readonly title: string, readonly text: string | null, readonly parts: ReadonlyArray<{ readonly label: string, readonly minutes: number }> }, readonly after: { readonly title: string, readonly text: string | null, readonly parts: ReadonlyArray<{ readonly label: string, readonly minutes: number }> } };

type Block_CalendarBlock_Fragment = { readonly __typename: 'CalendarBlock', readonly id: string, readonly lead: string | null, readonly heading: string, readonly events: ReadonlyArray<{ readonly id: string, readonly date: string, readonly title: string, readonly place: string | null }> };

type Block_ConnectorsBlock_Fragment = { readonly __typename: 'ConnectorsBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly connectors: ReadonlyArray<{ readonly partNumber: string, readonly title: string, readonly rows: number, readonly columns: number, readonly pitch: number, readonly facts: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null }> };

type Block_ContactsBlock_Fragment = { readonly __typename: 'ContactsBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly contactIds: ReadonlyArray<string> };

type Block_DividendsBlock_Fragment = { readonly __typename: 'DividendsBlock', readonly id: string, readonly unit: string, readonly source: string, readonly asOf: string | null, readonly heading: string, readonly body: string | null, readonly payouts: ReadonlyArray<{ readonly label: string, readonly amount: number }> };

type Block_DownloadsBlock_Fragment = { readonly __typename: 'DownloadsBlock', readonly id: string, readonly lead: string | null, readonly heading: string, readonly groups: ReadonlyArray<{ readonly id: string, readonly title: string, readonly files: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly file: { readonly language: string, readonly extension: string, readonly sizeBytes: number } | null }> }> };

type Block_FactsBlock_Fragment = { readonly __typename: 'FactsBlock', readonly id: string, readonly title: string | null, readonly facts: ReadonlyArray<{ readonly value: string, readonly unit: string | null, readonly label: string }> };

type Block_FloorPlanBlock_Fragment = { readonly __typename: 'FloorPlanBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly width: number, readonly depth: number, readonly areas: ReadonlyArray<{ readonly name: string, readonly title: string, readonly text: string | null, readonly x: number, readonly y: number, readonly width: number, readonly depth: number }> };

type Block_HeroBlock_Fragment = { readonly __typename: 'HeroBlock', readonly id: string, readonly overline: string | null, readonly lead: string | null, readonly filmUrl: string | null, readonly heading: string, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> };

type Block_LinksBlock_Fragment = { readonly __typename: 'LinksBlock', readonly id: string, readonly title: string | null, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> };

type Block_LocationsBlock_Fragment = { readonly __typename: 'LocationsBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly hasFilters: boolean, readonly brand: string | null, readonly contactKind: string | null, readonly country: string | null };

type Block_MeasurementBlock_Fragment = { readonly __typename: 'MeasurementBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly xLabel: string, readonly yLabel: string, readonly limit: number | null, readonly limitLabel: string | null, readonly measured: string, readonly points: ReadonlyArray<{ readonly x: number, readonly y: number }>, readonly readings: ReadonlyArray<{ readonly label: string, readonly value: string }> };

type Block_MediaBlock_Fragment = { readonly __typename: 'MediaBlock', readonly id: string, readonly caption: string | null, readonly preset: string, readonly picture: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } };

type Block_ProcessBlock_Fragment = { readonly __typename: 'ProcessBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly processSteps: ReadonlyArray<{ readonly station: string, readonly title: string, readonly text: string | null, readonly productSlugs: ReadonlyArray<string>, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } }>, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> };

type Block_ProductTeasersBlock_Fragment = { readonly __typename: 'ProductTeasersBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly productSlugs: ReadonlyArray<string> };

type Block_ProgrammeBlock_Fragment = { readonly __typename: 'ProgrammeBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly days: ReadonlyArray<{ readonly date: string, readonly title: string | null, readonly sessions: ReadonlyArray<{ readonly time: string, readonly title: string, readonly text: string | null, readonly place: string | null }> }> };

type Block_QuoteBlock_Fragment = { readonly __typename: 'QuoteBlock', readonly id: string, readonly person: string | null, readonly role: string | null, readonly quote: string };

type Block_ReleaseOverviewBlock_Fragment = { readonly __typename: 'ReleaseOverviewBlock', readonly id: string, readonly lead: string | null, readonly adhocOnly: boolean, readonly count: number, readonly heading: string };

type Block_RouteBlock_Fragment = { readonly __typename: 'RouteBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly stops: ReadonlyArray<{ readonly date: string, readonly lastDate: string | null, readonly title: string, readonly town: string, readonly place: string | null, readonly latitude: number, readonly longitude: number, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null }> };

type Block_ShareDataBlock_Fragment = { readonly __typename: 'ShareDataBlock', readonly id: string, readonly lead: string | null, readonly registeredShares: number, readonly label: string, readonly heading: string, readonly shareDay: string, readonly shareFacts: ReadonlyArray<{ readonly label: string, readonly value: string }> };

type Block_StoryOverviewBlock_Fragment = { readonly __typename: 'StoryOverviewBlock', readonly id: string, readonly lead: string | null, readonly categorySlug: string | null, readonly videosOnly: boolean, readonly count: number, readonly heading: string };

type Block_TableBlock_Fragment = { readonly __typename: 'TableBlock', readonly id: string, readonly title: string | null, readonly columns: ReadonlyArray<string>, readonly tableCaption: string, readonly rows: ReadonlyArray<{ readonly cells: ReadonlyArray<string> }> };

type Block_TeasersBlock_Fragment = { readonly __typename: 'TeasersBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly teasers: ReadonlyArray<{ readonly id: string, readonly overline: string | null, readonly title: string, readonly text: string | null, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } }> };

type Block_TextBlock_Fragment = { readonly __typename: 'TextBlock', readonly id: string, readonly title: string | null, readonly anchor: string | null, readonly structuredText: unknown };

type Block_VideoBlock_Fragment = { readonly __typename: 'VideoBlock', readonly id: string, readonly url: string, readonly mediaType: string | null, readonly seconds: number | null, readonly caption: string | null, readonly preset: string, readonly heading: string, readonly poster: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null }, readonly tracks: ReadonlyArray<{ readonly url: string, readonly language: string }> };

export type BlockFragment =
  | Block_AccordionBlock_Fragment
  | Block_AnchorNavigationBlock_Fragment
  | Block_AnnualReportBlock_Fragment
  | Block_AssemblySequenceBlock_Fragment
  | Block_BeforeAfterBlock_Fragment
  | Block_CalendarBlock_Fragment
  | Block_ConnectorsBlock_Fragment
  | Block_ContactsBlock_Fragment
  | Block_DividendsBlock_Fragment
  | Block_DownloadsBlock_Fragment
  | Block_FactsBlock_Fragment
  | Block_FloorPlanBlock_Fragment
  | Block_HeroBlock_Fragment
  | Block_LinksBlock_Fragment
  | Block_LocationsBlock_Fragment
  | Block_MeasurementBlock_Fragment
  | Block_MediaBlock_Fragment
  | Block_ProcessBlock_Fragment
  | Block_ProductTeasersBlock_Fragment
  | Block_ProgrammeBlock_Fragment
  | Block_QuoteBlock_Fragment
  | Block_ReleaseOverviewBlock_Fragment
  | Block_RouteBlock_Fragment
  | Block_ShareDataBlock_Fragment
  | Block_StoryOverviewBlock_Fragment
  | Block_TableBlock_Fragment
  | Block_TeasersBlock_Fragment
  | Block_TextBlock_Fragment
  | Block_VideoBlock_Fragment
;

export type HeroBlockFragment = { readonly id: string, readonly overline: string | null, readonly lead: string | null, readonly filmUrl: string | null, readonly heading: string, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> };

export type TeasersBlockFragment = { readonly id: string, readonly title: string | null, readonly lead: string | null, readonly teasers: ReadonlyArray<{ readonly id: string, readonly overline: string | null, readonly title: string, readonly text: string | null, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } }> };

export type TextBlockFragment = { readonly id: string, readonly title: string | null, readonly anchor: string | null, readonly structuredText: unknown };

export type MediaBlockFragment = { readonly id: string, readonly caption: string | null, readonly preset: string, readonly picture: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } };

export type QuoteBlockFragment = { readonly id: string, readonly person: string | null, readonly role: string | null, readonly quote: string };

export type FactsBlockFragment = { readonly id: string, readonly title: string | null, readonly facts: ReadonlyArray<{ readonly value: string, readonly unit: string | null, readonly label: string }> };

export type ProductTeasersBlockFragment = { readonly id: string, readonly title: string | null, readonly lead: string | null, readonly productSlugs: ReadonlyArray<string> };

export type LinksBlockFragment = { readonly id: string, readonly title: string | null, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> };

export type ShareDataBlockFragment = { readonly id: string, readonly lead: string | null, readonly registeredShares: number, readonly label: string, readonly heading: string, readonly shareDay: string, readonly shareFacts: ReadonlyArray<{ readonly label: string, readonly value: string }> };

export type DividendsBlockFragment = { readonly id: string, readonly unit: string, readonly source: string, readonly asOf: string | null, readonly heading: string, readonly body: string | null, readonly payouts: ReadonlyArray<{ readonly label: string, readonly amount: number }> };

export type CalendarBlockFragment = { readonly id: string, readonly lead: string | null, readonly heading: string, readonly events: ReadonlyArray<{ readonly id: string, readonly date: string, readonly title: string, readonly place: string | null }> };

export type AnnualReportBlockFragment = { readonly id: string, readonly heading: string, readonly body: string | null, readonly picture: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null }, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> };

export type AnchorNavigationBlockFragment = { readonly id: string };

export type DownloadsBlockFragment = { readonly id: string, readonly lead: string | null, readonly heading: string, readonly groups: ReadonlyArray<{ readonly id: string, readonly title: string, readonly files: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly file: { readonly language: string, readonly extension: string, readonly sizeBytes: number } | null }> }> };

export type StoryOverviewBlockFragment = { readonly id: string, readonly lead: string | null, readonly categorySlug: string | null, readonly videosOnly: boolean, readonly count: number, readonly heading: string };

export type ReleaseOverviewBlockFragment = { readonly id: string, readonly lead: string | null, readonly adhocOnly: boolean, readonly count: number, readonly heading: string };

export type LocationsBlockFragment = { readonly id: string, readonly title: string | null, readonly lead: string | null, readonly hasFilters: boolean, readonly brand: string | null, readonly contactKind: string | null, readonly country: string | null };

export type ContactsBlockFragment = { readonly id: string, readonly title: string | null, readonly lead: string | null, readonly contactIds: ReadonlyArray<string> };

export type VideoBlockFragment = { readonly id: string, readonly url: string, readonly mediaType: string | null, readonly seconds: number | null, readonly caption: string | null, readonly preset: string, readonly heading: string, readonly poster: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null }, readonly tracks: ReadonlyArray<{ readonly url: string, readonly language: string }> };

export type AccordionBlockFragment = { readonly id: string, readonly title: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly structuredText: unknown }> };

export type TableBlockFragment = { readonly id: string, readonly title: string | null, readonly columns: ReadonlyArray<string>, readonly tableCaption: string, readonly rows: ReadonlyArray<{ readonly cells: ReadonlyArray<string> }> };

export type ProcessBlockFragment = { readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly processSteps: ReadonlyArray<{ readonly station: string, readonly title: string, readonly text: string | null, readonly productSlugs: ReadonlyArray<string>, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } }>, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> };

export type MeasurementBlockFragment = { readonly id: string, readonly title: string | null, readonly lead: string | null, readonly xLabel: string, readonly yLabel: string, readonly limit: number | null, readonly limitLabel: string | null, readonly measured: string, readonly points: ReadonlyArray<{ readonly x: number, readonly y: number }>, readonly readings: ReadonlyArray<{ readonly label: string, readonly value: string }> };

export type AssemblySequenceBlockFragment = { readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly assemblySteps: ReadonlyArray<{ readonly title: string, readonly text: string | null, readonly start: number, readonly seconds: number, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null }> };

export type ConnectorsBlockFragment = { readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly connectors: ReadonlyArray<{ readonly partNumber: string, readonly title: string, readonly rows: number, readonly columns: number, readonly pitch: number, readonly facts: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null }> };

export type BeforeAfterBlockFragment = { readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly before: { readonly title: string, readonly text: string | null, readonly parts: ReadonlyArray<{ readonly label: string, readonly minutes: number }> }, readonly after: { readonly title: string, readonly text: string | null, readonly parts: ReadonlyArray<{ readonly label: string, readonly minutes: number }> } };

export type BeforeAfterSideFragment = { readonly title: string, readonly text: string | null, readonly parts: ReadonlyArray<{ readonly label: string, readonly minutes: number }> };

export type ProgrammeBlockFragment = { readonly id: string, readonly title: string | null, readonly lead: string | null, readonly days: ReadonlyArray<{ readonly date: string, readonly title: string | null, readonly sessions: ReadonlyArray<{ readonly time: string, readonly title: string, readonly text: string | null, readonly place: string | null }> }> };

export type FloorPlanBlockFragment = { readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly width: number, readonly depth: number, readonly areas: ReadonlyArray<{ readonly name: string, readonly title: string, readonly text: string | null, readonly x: number, readonly y: number, readonly width: number, readonly depth: number }> };

export type RouteBlockFragment = { readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly stops: ReadonlyArray<{ readonly date: string, readonly lastDate: string | null, readonly title: string, readonly town: string, readonly place: string | null, readonly latitude: number, readonly longitude: number, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null }> };

export type LocationsQueryVariables = Exact<{
  siteId: string;
}>;


export type LocationsQuery = { readonly locations: ReadonlyArray<{ readonly id: string, readonly name: string, readonly brands: ReadonlyArray<string>, readonly kinds: ReadonlyArray<string>, readonly country: string, readonly region: string, readonly countriesServed: ReadonlyArray<string>, readonly street: string | null, readonly postalCode: string | null, readonly city: string, readonly phone: string | null, readonly email: string | null, readonly website: string | null, readonly latitude: number | null, readonly longitude: number | null }> };

export type ContactsQueryVariables = Exact<{
  siteId: string;
}>;


export type ContactsQuery = { readonly contacts: ReadonlyArray<{ readonly id: string, readonly givenName: string, readonly familyName: string, readonly role: string | null, readonly email: string | null, readonly phone: string | null, readonly kinds: ReadonlyArray<string>, readonly countries: ReadonlyArray<string>, readonly languages: ReadonlyArray<string>, readonly locationId: string | null, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null }> };

export type SystemDataQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemDataQuery = { readonly languages: ReadonlyArray<{ readonly languageCode: string, readonly defaultCountry: string | null, readonly sortIndex: number, readonly localizations: ReadonlyArray<{ readonly locale: string, readonly displayName: string }> }>, readonly countries: ReadonlyArray<{ readonly countryCode: string, readonly hidden: boolean, readonly defaultMeasurementSystem: MeasurementSystem | null, readonly sortIndex: number, readonly supportedLanguages: ReadonlyArray<{ readonly languageCode: string }>, readonly defaultLanguage: { readonly languageCode: string }, readonly localizations: ReadonlyArray<{ readonly locale: string, readonly displayName: string }> }>, readonly sites: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string | null, readonly internationalOnly: boolean, readonly hideSideButtons: boolean, readonly enableCutFont: boolean, readonly sortIndex: number, readonly addedLanguages: ReadonlyArray<string>, readonly removedLanguages: ReadonlyArray<string>, readonly brand: string, readonly features: ReadonlyArray<string>, readonly headerNavigationId: string | null, readonly footerNavigationId: string | null, readonly domains: ReadonlyArray<string> }>, readonly redirects: ReadonlyArray<{ readonly id: string, readonly siteId: string | null, readonly previousUrl: string, readonly target: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } }>, readonly routeRules: ReadonlyArray<{ readonly id: string, readonly siteId: string | null, readonly pattern: string, readonly redirect: string, readonly external: boolean }>, readonly accessRules: ReadonlyArray<{ readonly pageId: string, readonly siteId: string, readonly path: string, readonly countries: ReadonlyArray<string>, readonly kind: ProtectionKind, readonly role: string | null }> };

export type RedirectsByPreviousUrlQueryVariables = Exact<{
  previousUrl: string;
}>;


export type RedirectsByPreviousUrlQuery = { readonly redirects: ReadonlyArray<{ readonly id: string, readonly siteId: string | null, readonly previousUrl: string, readonly target: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } }> };

export type ChangesQueryVariables = Exact<{
  after?: string | null | undefined;
  wait: number;
}>;


export type ChangesQuery = { readonly changes: { readonly sequence: string, readonly isComplete: boolean, readonly changes: ReadonlyArray<{ readonly sequence: string, readonly tags: ReadonlyArray<string> }> } };

export type NavigationQueryVariables = Exact<{
  id: string;
}>;


export type NavigationQuery = { readonly navigation: { readonly id: string, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly titleLanguage: string | null, readonly breadcrumbOverride: string | null, readonly countries: ReadonlyArray<string>, readonly unlocalizedUrl: string | null, readonly slug: string | null, readonly pageId: string | null, readonly pageType: string | null, readonly target: string | null, readonly hidden: boolean, readonly hiddenSubItems: boolean, readonly marketingTitle: string | null, readonly marketingDescription: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly titleLanguage: string | null, readonly breadcrumbOverride: string | null, readonly countries: ReadonlyArray<string>, readonly unlocalizedUrl: string | null, readonly slug: string | null, readonly pageId: string | null, readonly pageType: string | null, readonly target: string | null, readonly hidden: boolean, readonly hiddenSubItems: boolean, readonly marketingTitle: string | null, readonly marketingDescription: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly titleLanguage: string | null, readonly breadcrumbOverride: string | null, readonly countries: ReadonlyArray<string>, readonly unlocalizedUrl: string | null, readonly slug: string | null, readonly pageId: string | null, readonly pageType: string | null, readonly target: string | null, readonly hidden: boolean, readonly hiddenSubItems: boolean, readonly marketingTitle: string | null, readonly marketingDescription: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly titleLanguage: string | null, readonly breadcrumbOverride: string | null, readonly countries: ReadonlyArray<string>, readonly unlocalizedUrl: string | null, readonly slug: string | null, readonly pageId: string | null, readonly pageType: string | null, readonly target: string | null, readonly hidden: boolean, readonly hiddenSubItems: boolean, readonly marketingTitle: string | null, readonly marketingDescription: string | null, readonly logo: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null }>, readonly logo: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null }>, readonly logo: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null }>, readonly sections: ReadonlyArray<{ readonly title: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly titleLanguage: string | null, readonly breadcrumbOverride: string | null, readonly countries: ReadonlyArray<string>, readonly unlocalizedUrl: string | null, readonly slug: string | null, readonly pageId: string | null, readonly pageType: string | null, readonly target: string | null, readonly hidden: boolean, readonly hiddenSubItems: boolean, readonly marketingTitle: string | null, readonly marketingDescription: string | null, readonly logo: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null }> }>, readonly logo: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null }> } | null };

export type NavigationItemFragment = { readonly id: string, readonly title: string, readonly titleLanguage: string | null, readonly breadcrumbOverride: string | null, readonly countries: ReadonlyArray<string>, readonly unlocalizedUrl: string | null, readonly slug: string | null, readonly pageId: string | null, readonly pageType: string | null, readonly target: string | null, readonly hidden: boolean, readonly hiddenSubItems: boolean, readonly marketingTitle: string | null, readonly marketingDescription: string | null, readonly logo: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null };

export type FooterQueryVariables = Exact<{
  id: string;
}>;


export type FooterQuery = { readonly footer: { readonly id: string, readonly theme: string, readonly contactTitle: string | null, readonly contactTitleLanguage: string | null, readonly legalText: string | null, readonly legalTextLanguage: string | null, readonly contactLink: { readonly textLanguage: string | null, readonly pageType: string | null, readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null, readonly sections: ReadonlyArray<{ readonly title: string, readonly titleLanguage: string | null, readonly links: ReadonlyArray<{ readonly textLanguage: string | null, readonly pageType: string | null, readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> }>, readonly legalLinks: ReadonlyArray<{ readonly textLanguage: string | null, readonly pageType: string | null, readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> } | null };

export type PageBySlugQueryVariables = Exact<{
  siteId: string;
  slug: string;
  parentSlug: string;
  country: string;
}>;


export type PageBySlugQuery = { readonly pageBySlug: { readonly id: string, readonly siteId: string, readonly title: string, readonly description: string | null, readonly slug: string, readonly parentSlug: string, readonly url: string, readonly type: string, readonly pageType: string, readonly cmsType: string, readonly branch: string | null, readonly languages: ReadonlyArray<string>, readonly countries: ReadonlyArray<string>, readonly canonicalUrl: string | null, readonly isLanguageFallback: boolean, readonly isLanguageUnavailable: boolean, readonly contentLanguage: string, readonly theme: string, readonly translationSourceLanguage: string, readonly translationTargetLanguages: ReadonlyArray<string>, readonly isPublished: boolean, readonly updatedAt: string, readonly alternateVersions: ReadonlyArray<{ readonly language: string, readonly url: string }>, readonly protection: { readonly kind: ProtectionKind, readonly role: string | null, readonly version: string | null }, readonly header: { readonly theme: string, readonly hidden: boolean }, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly blocks: ReadonlyArray<
      | { readonly __typename: 'AccordionBlock', readonly id: string, readonly title: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly structuredText: unknown }> }
      | { readonly __typename: 'AnchorNavigationBlock', readonly id: string }
      | { readonly __typename: 'AnnualReportBlock', readonly id: string, readonly heading: string, readonly body: string | null, readonly picture: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null }, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> }
      | { readonly __typename: 'AssemblySequenceBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly assemblySteps: ReadonlyArray<{ readonly title: string, readonly text: string | null, readonly start: number, readonly seconds: number, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null }> }
      | { readonly __typename: 'BeforeAfterBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly before: { readonly title: string, readonly text: string | null, readonly parts: ReadonlyArray<{ readonly label: string, readonly minutes: number }> }, readonly after: { readonly title: string, readonly text: string | null, readonly parts: ReadonlyArray<{ readonly label: string, readonly minutes: number }> } }
      | { readonly __typename: 'CalendarBlock', readonly id: string, readonly lead: string | null, readonly heading: string, readonly events: ReadonlyArray<{ readonly id: string, readonly date: string, readonly title: string, readonly place: string | null }> }
      | { readonly __typename: 'ConnectorsBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly connectors: ReadonlyArray<{ readonly partNumber: string, readonly title: string, readonly rows: number, readonly columns: number, readonly pitch: number, readonly facts: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null }> }
      | { readonly __typename: 'ContactsBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly contactIds: ReadonlyArray<string> }
      | { readonly __typename: 'DividendsBlock', readonly id: string, readonly unit: string, readonly source: string, readonly asOf: string | null, readonly heading: string, readonly body: string | null, readonly payouts: ReadonlyArray<{ readonly label: string, readonly amount: number }> }
      | { readonly __typename: 'DownloadsBlock', readonly id: string, readonly lead: string | null, readonly heading: string, readonly groups: ReadonlyArray<{ readonly id: string, readonly title: string, readonly files: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly file: { readonly language: string, readonly extension: string, readonly sizeBytes: number } | null }> }> }
      | { readonly __typename: 'FactsBlock', readonly id: string, readonly title: string | null, readonly facts: ReadonlyArray<{ readonly value: string, readonly unit: string | null, readonly label: string }> }
      | { readonly __typename: 'FloorPlanBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly width: number, readonly depth: number, readonly areas: ReadonlyArray<{ readonly name: string, readonly title: string, readonly text: string | null, readonly x: number, readonly y: number, readonly width: number, readonly depth: number }> }
      | { readonly __typename: 'HeroBlock', readonly id: string, readonly overline: string | null, readonly lead: string | null, readonly filmUrl: string | null, readonly heading: string, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> }
      | { readonly __typename: 'LinksBlock', readonly id: string, readonly title: string | null, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> }
      | { readonly __typename: 'LocationsBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly hasFilters: boolean, readonly brand: string | null, readonly contactKind: string | null, readonly country: string | null }
      | { readonly __typename: 'MeasurementBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly xLabel: string, readonly yLabel: string, readonly limit: number | null, readonly limitLabel: string | null, readonly measured: string, readonly points: ReadonlyArray<{ readonly x: number, readonly y: number }>, readonly readings: ReadonlyArray<{ readonly label: string, readonly value: string }> }
      | { readonly __typename: 'MediaBlock', readonly id: string, readonly caption: string | null, readonly preset: string, readonly picture: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } }
      | { readonly __typename: 'ProcessBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly processSteps: ReadonlyArray<{ readonly station: string, readonly title: string, readonly text: string | null, readonly productSlugs: ReadonlyArray<string>, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } }>, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> }
      | { readonly __typename: 'ProductTeasersBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly productSlugs: ReadonlyArray<string> }
      | { readonly __typename: 'ProgrammeBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly days: ReadonlyArray<{ readonly date: string, readonly title: string | null, readonly sessions: ReadonlyArray<{ readonly time: string, readonly title: string, readonly text: string | null, readonly place: string | null }> }> }
      | { readonly __typename: 'QuoteBlock', readonly id: string, readonly person: string | null, readonly role: string | null, readonly quote: string }
      | { readonly __typename: 'ReleaseOverviewBlock', readonly id: string, readonly lead: string | null, readonly adhocOnly: boolean, readonly count: number, readonly heading: string }
      | { readonly __typename: 'RouteBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly stops: ReadonlyArray<{ readonly date: string, readonly lastDate: string | null, readonly title: string, readonly town: string, readonly place: string | null, readonly latitude: number, readonly longitude: number, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null }> }
      | { readonly __typename: 'ShareDataBlock', readonly id: string, readonly lead: string | null, readonly registeredShares: number, readonly label: string, readonly heading: string, readonly shareDay: string, readonly shareFacts: ReadonlyArray<{ readonly label: string, readonly value: string }> }
      | { readonly __typename: 'StoryOverviewBlock', readonly id: string, readonly lead: string | null, readonly categorySlug: string | null, readonly videosOnly: boolean, readonly count: number, readonly heading: string }
      | { readonly __typename: 'TableBlock', readonly id: string, readonly title: string | null, readonly columns: ReadonlyArray<string>, readonly tableCaption: string, readonly rows: ReadonlyArray<{ readonly cells: ReadonlyArray<string> }> }
      | { readonly __typename: 'TeasersBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly teasers: ReadonlyArray<{ readonly id: string, readonly overline: string | null, readonly title: string, readonly text: string | null, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } }> }
      | { readonly __typename: 'TextBlock', readonly id: string, readonly title: string | null, readonly anchor: string | null, readonly structuredText: unknown }
      | { readonly __typename: 'VideoBlock', readonly id: string, readonly url: string, readonly mediaType: string | null, readonly seconds: number | null, readonly caption: string | null, readonly preset: string, readonly heading: string, readonly poster: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null }, readonly tracks: ReadonlyArray<{ readonly url: string, readonly language: string }> }
    > } | null };

export type PageByIdQueryVariables = Exact<{
  id: string;
}>;


export type PageByIdQuery = { readonly page: { readonly otherCountries: ReadonlyArray<string>, readonly id: string, readonly siteId: string, readonly title: string, readonly description: string | null, readonly slug: string, readonly parentSlug: string, readonly url: string, readonly type: string, readonly pageType: string, readonly cmsType: string, readonly branch: string | null, readonly languages: ReadonlyArray<string>, readonly countries: ReadonlyArray<string>, readonly canonicalUrl: string | null, readonly isLanguageFallback: boolean, readonly isLanguageUnavailable: boolean, readonly contentLanguage: string, readonly theme: string, readonly translationSourceLanguage: string, readonly translationTargetLanguages: ReadonlyArray<string>, readonly isPublished: boolean, readonly updatedAt: string, readonly alternateVersions: ReadonlyArray<{ readonly language: string, readonly url: string }>, readonly protection: { readonly kind: ProtectionKind, readonly role: string | null, readonly version: string | null }, readonly header: { readonly theme: string, readonly hidden: boolean }, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly blocks: ReadonlyArray<
      | { readonly __typename: 'AccordionBlock', readonly id: string, readonly title: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly structuredText: unknown }> }
      | { readonly __typename: 'AnchorNavigationBlock', readonly id: string }
      | { readonly __typename: 'AnnualReportBlock', readonly id: string, readonly heading: string, readonly body: string | null, readonly picture: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null }, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> }
      | { readonly __typename: 'AssemblySequenceBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly assemblySteps: ReadonlyArray<{ readonly title: string, readonly text: string | null, readonly start: number, readonly seconds: number, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null }> }
      | { readonly __typename: 'BeforeAfterBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly before: { readonly title: string, readonly text: string | null, readonly parts: ReadonlyArray<{ readonly label: string, readonly minutes: number }> }, readonly after: { readonly title: string, readonly text: string | null, readonly parts: ReadonlyArray<{ readonly label: string, readonly minutes: number }> } }
      | { readonly __typename: 'CalendarBlock', readonly id: string, readonly lead: string | null, readonly heading: string, readonly events: ReadonlyArray<{ readonly id: string, readonly date: string, readonly title: string, readonly place: string | null }> }
      | { readonly __typename: 'ConnectorsBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly connectors: ReadonlyArray<{ readonly partNumber: string, readonly title: string, readonly rows: number, readonly columns: number, readonly pitch: number, readonly facts: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null }> }
      | { readonly __typename: 'ContactsBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly contactIds: ReadonlyArray<string> }
      | { readonly __typename: 'DividendsBlock', readonly id: string, readonly unit: string, readonly source: string, readonly asOf: string | null, readonly heading: string, readonly body: string | null, readonly payouts: ReadonlyArray<{ readonly label: string, readonly amount: number }> }
      | { readonly __typename: 'DownloadsBlock', readonly id: string, readonly lead: string | null, readonly heading: string, readonly groups: ReadonlyArray<{ readonly id: string, readonly title: string, readonly files: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly file: { readonly language: string, readonly extension: string, readonly sizeBytes: number } | null }> }> }
      | { readonly __typename: 'FactsBlock', readonly id: string, readonly title: string | null, readonly facts: ReadonlyArray<{ readonly value: string, readonly unit: string | null, readonly label: string }> }
      | { readonly __typename: 'FloorPlanBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly width: number, readonly depth: number, readonly areas: ReadonlyArray<{ readonly name: string, readonly title: string, readonly text: string | null, readonly x: number, readonly y: number, readonly width: number, readonly depth: number }> }
      | { readonly __typename: 'HeroBlock', readonly id: string, readonly overline: string | null, readonly lead: string | null, readonly filmUrl: string | null, readonly heading: string, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> }
      | { readonly __typename: 'LinksBlock', readonly id: string, readonly title: string | null, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> }
      | { readonly __typename: 'LocationsBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly hasFilters: boolean, readonly brand: string | null, readonly contactKind: string | null, readonly country: string | null }
      | { readonly __typename: 'MeasurementBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly xLabel: string, readonly yLabel: string, readonly limit: number | null, readonly limitLabel: string | null, readonly measured: string, readonly points: ReadonlyArray<{ readonly x: number, readonly y: number }>, readonly readings: ReadonlyArray<{ readonly label: string, readonly value: string }> }
      | { readonly __typename: 'MediaBlock', readonly id: string, readonly caption: string | null, readonly preset: string, readonly picture: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } }
      | { readonly __typename: 'ProcessBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly processSteps: ReadonlyArray<{ readonly station: string, readonly title: string, readonly text: string | null, readonly productSlugs: ReadonlyArray<string>, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } }>, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> }
      | { readonly __typename: 'ProductTeasersBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly productSlugs: ReadonlyArray<string> }
      | { readonly __typename: 'ProgrammeBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly days: ReadonlyArray<{ readonly date: string, readonly title: string | null, readonly sessions: ReadonlyArray<{ readonly time: string, readonly title: string, readonly text: string | null, readonly place: string | null }> }> }
      | { readonly __typename: 'QuoteBlock', readonly id: string, readonly person: string | null, readonly role: string | null, readonly quote: string }
      | { readonly __typename: 'ReleaseOverviewBlock', readonly id: string, readonly lead: string | null, readonly adhocOnly: boolean, readonly count: number, readonly heading: string }
      | { readonly __typename: 'RouteBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly stops: ReadonlyArray<{ readonly date: string, readonly lastDate: string | null, readonly title: string, readonly town: string, readonly place: string | null, readonly latitude: number, readonly longitude: number, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null }> }
      | { readonly __typename: 'ShareDataBlock', readonly id: string, readonly lead: string | null, readonly registeredShares: number, readonly label: string, readonly heading: string, readonly shareDay: string, readonly shareFacts: ReadonlyArray<{ readonly label: string, readonly value: string }> }
      | { readonly __typename: 'StoryOverviewBlock', readonly id: string, readonly lead: string | null, readonly categorySlug: string | null, readonly videosOnly: boolean, readonly count: number, readonly heading: string }
      | { readonly __typename: 'TableBlock', readonly id: string, readonly title: string | null, readonly columns: ReadonlyArray<string>, readonly tableCaption: string, readonly rows: ReadonlyArray<{ readonly cells: ReadonlyArray<string> }> }
      | { readonly __typename: 'TeasersBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly teasers: ReadonlyArray<{ readonly id: string, readonly overline: string | null, readonly title: string, readonly text: string | null, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } }> }
      | { readonly __typename: 'TextBlock', readonly id: string, readonly title: string | null, readonly anchor: string | null, readonly structuredText: unknown }
      | { readonly __typename: 'VideoBlock', readonly id: string, readonly url: string, readonly mediaType: string | null, readonly seconds: number | null, readonly caption: string | null, readonly preset: string, readonly heading: string, readonly poster: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null }, readonly tracks: ReadonlyArray<{ readonly url: string, readonly language: string }> }
    > } | null };

export type ImageFragment = { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null };

export type FooterLinkFragment = { readonly textLanguage: string | null, readonly pageType: string | null, readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean };

export type LinkFragment = { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean };

export type PagesOfSiteQueryVariables = Exact<{
  siteId: string;
  after?: string | null | undefined;
  first: number;
}>;


export type PagesOfSiteQuery = { readonly pagesOfSite: ReadonlyArray<{ readonly id: string, readonly url: string, readonly languages: ReadonlyArray<string>, readonly countries: ReadonlyArray<string>, readonly updatedAt: string }> };

export type UnlockPageQueryVariables = Exact<{
  id: string;
  password: string;
  peer: string;
}>;


export type UnlockPageQuery = { readonly unlockPage: { readonly isOpen: boolean, readonly version: string | null, readonly secondsToWait: number | null } };

export type PageFragment = { readonly id: string, readonly siteId: string, readonly title: string, readonly description: string | null, readonly slug: string, readonly parentSlug: string, readonly url: string, readonly type: string, readonly pageType: string, readonly cmsType: string, readonly branch: string | null, readonly languages: ReadonlyArray<string>, readonly countries: ReadonlyArray<string>, readonly canonicalUrl: string | null, readonly isLanguageFallback: boolean, readonly isLanguageUnavailable: boolean, readonly contentLanguage: string, readonly theme: string, readonly translationSourceLanguage: string, readonly translationTargetLanguages: ReadonlyArray<string>, readonly isPublished: boolean, readonly updatedAt: string, readonly alternateVersions: ReadonlyArray<{ readonly language: string, readonly url: string }>, readonly protection: { readonly kind: ProtectionKind, readonly role: string | null, readonly version: string | null }, readonly header: { readonly theme: string, readonly hidden: boolean }, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly blocks: ReadonlyArray<
    | { readonly __typename: 'AccordionBlock', readonly id: string, readonly title: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly structuredText: unknown }> }
    | { readonly __typename: 'AnchorNavigationBlock', readonly id: string }
    | { readonly __typename: 'AnnualReportBlock', readonly id: string, readonly heading: string, readonly body: string | null, readonly picture: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null }, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> }
    | { readonly __typename: 'AssemblySequenceBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly assemblySteps: ReadonlyArray<{ readonly title: string, readonly text: string | null, readonly start: number, readonly seconds: number, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null }> }
    | { readonly __typename: 'BeforeAfterBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly before: { readonly title: string, readonly text: string | null, readonly parts: ReadonlyArray<{ readonly label: string, readonly minutes: number }> }, readonly after: { readonly title: string, readonly text: string | null, readonly parts: ReadonlyArray<{ readonly label: string, readonly minutes: number }> } }
    | { readonly __typename: 'CalendarBlock', readonly id: string, readonly lead: string | null, readonly heading: string, readonly events: ReadonlyArray<{ readonly id: string, readonly date: string, readonly title: string, readonly place: string | null }> }
    | { readonly __typename: 'ConnectorsBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly connectors: ReadonlyArray<{ readonly partNumber: string, readonly title: string, readonly rows: number, readonly columns: number, readonly pitch: number, readonly facts: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null }> }
    | { readonly __typename: 'ContactsBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly contactIds: ReadonlyArray<string> }
    | { readonly __typename: 'DividendsBlock', readonly id: string, readonly unit: string, readonly source: string, readonly asOf: string | null, readonly heading: string, readonly body: string | null, readonly payouts: ReadonlyArray<{ readonly label: string, readonly amount: number }> }
    | { readonly __typename: 'DownloadsBlock', readonly id: string, readonly lead: string | null, readonly heading: string, readonly groups: ReadonlyArray<{ readonly id: string, readonly title: string, readonly files: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly file: { readonly language: string, readonly extension: string, readonly sizeBytes: number } | null }> }> }
    | { readonly __typename: 'FactsBlock', readonly id: string, readonly title: string | null, readonly facts: ReadonlyArray<{ readonly value: string, readonly unit: string | null, readonly label: string }> }
    | { readonly __typename: 'FloorPlanBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly width: number, readonly depth: number, readonly areas: ReadonlyArray<{ readonly name: string, readonly title: string, readonly text: string | null, readonly x: number, readonly y: number, readonly width: number, readonly depth: number }> }
    | { readonly __typename: 'HeroBlock', readonly id: string, readonly overline: string | null, readonly lead: string | null, readonly filmUrl: string | null, readonly heading: string, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> }
    | { readonly __typename: 'LinksBlock', readonly id: string, readonly title: string | null, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> }
    | { readonly __typename: 'LocationsBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly hasFilters: boolean, readonly brand: string | null, readonly contactKind: string | null, readonly country: string | null }
    | { readonly __typename: 'MeasurementBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly xLabel: string, readonly yLabel: string, readonly limit: number | null, readonly limitLabel: string | null, readonly measured: string, readonly points: ReadonlyArray<{ readonly x: number, readonly y: number }>, readonly readings: ReadonlyArray<{ readonly label: string, readonly value: string }> }
    | { readonly __typename: 'MediaBlock', readonly id: string, readonly caption: string | null, readonly preset: string, readonly picture: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } }
    | { readonly __typename: 'ProcessBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly processSteps: ReadonlyArray<{ readonly station: string, readonly title: string, readonly text: string | null, readonly productSlugs: ReadonlyArray<string>, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } }>, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> }
    | { readonly __typename: 'ProductTeasersBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly productSlugs: ReadonlyArray<string> }
    | { readonly __typename: 'ProgrammeBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly days: ReadonlyArray<{ readonly date: string, readonly title: string | null, readonly sessions: ReadonlyArray<{ readonly time: string, readonly title: string, readonly text: string | null, readonly place: string | null }> }> }
    | { readonly __typename: 'QuoteBlock', readonly id: string, readonly person: string | null, readonly role: string | null, readonly quote: string }
    | { readonly __typename: 'ReleaseOverviewBlock', readonly id: string, readonly lead: string | null, readonly adhocOnly: boolean, readonly count: number, readonly heading: string }
    | { readonly __typename: 'RouteBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly stops: ReadonlyArray<{ readonly date: string, readonly lastDate: string | null, readonly title: string, readonly town: string, readonly place: string | null, readonly latitude: number, readonly longitude: number, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null }> }
    | { readonly __typename: 'ShareDataBlock', readonly id: string, readonly lead: string | null, readonly registeredShares: number, readonly label: string, readonly heading: string, readonly shareDay: string, readonly shareFacts: ReadonlyArray<{ readonly label: string, readonly value: string }> }
    | { readonly __typename: 'StoryOverviewBlock', readonly id: string, readonly lead: string | null, readonly categorySlug: string | null, readonly videosOnly: boolean, readonly count: number, readonly heading: string }
    | { readonly __typename: 'TableBlock', readonly id: string, readonly title: string | null, readonly columns: ReadonlyArray<string>, readonly tableCaption: string, readonly rows: ReadonlyArray<{ readonly cells: ReadonlyArray<string> }> }
    | { readonly __typename: 'TeasersBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly teasers: ReadonlyArray<{ readonly id: string, readonly overline: string | null, readonly title: string, readonly text: string | null, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } }> }
    | { readonly __typename: 'TextBlock', readonly id: string, readonly title: string | null, readonly anchor: string | null, readonly structuredText: unknown }
    | { readonly __typename: 'VideoBlock', readonly id: string, readonly url: string, readonly mediaType: string | null, readonly seconds: number | null, readonly caption: string | null, readonly preset: string, readonly heading: string, readonly poster: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null }, readonly tracks: ReadonlyArray<{ readonly url: string, readonly language: string }> }
  > };

export type PageTreeQueryVariables = Exact<{
  siteId: string;
  text?: string | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type PageTreeQuery = { readonly pageTree: { readonly total: number, readonly countriesWithoutHome: ReadonlyArray<string>, readonly pages: ReadonlyArray<{ readonly id: string, readonly path: string, readonly title: string, readonly titleLanguage: string | null, readonly countries: ReadonlyArray<string>, readonly otherCountries: ReadonlyArray<string>, readonly navigation: NavigationPlace, readonly stageState: StageState, readonly scheduledPublishAt: string | null, readonly scheduledUnpublishAt: string | null }> } };

export type TranslationBoardQueryVariables = Exact<{
  siteId?: string | null | undefined;
  text?: string | null | undefined;
  language?: string | null | undefined;
  state?: TranslationState | null | undefined;
  outdated?: boolean | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type TranslationBoardQuery = { readonly translationBoard: { readonly total: number, readonly counts: ReadonlyArray<{ readonly language: string, readonly state: TranslationState, readonly outdated: boolean, readonly count: number }>, readonly pages: ReadonlyArray<{ readonly id: string, readonly path: string, readonly title: string, readonly overallState: TranslationState | null, readonly targets: ReadonlyArray<{ readonly language: string, readonly translationState: TranslationState, readonly outdated: boolean, readonly dueAt: string | null }> }> } };

export type StoriesQueryVariables = Exact<{
  siteId: string;
  category?: string | null | undefined;
  contact?: string | null | undefined;
  product?: string | null | undefined;
  videosOnly?: boolean | null | undefined;
  first: number;
  offset?: number | null | undefined;
}>;


export type StoriesQuery = { readonly stories: { readonly total: number, readonly items: ReadonlyArray<{ readonly id: string, readonly siteId: string, readonly slug: string, readonly publicationDate: string, readonly title: string, readonly leadText: string, readonly videoUrl: string | null, readonly videoDuration: number | null, readonly languages: ReadonlyArray<string>, readonly contentLanguage: string, readonly updatedAt: string, readonly teaserImage: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameLanguage: string | null } | null, readonly storyContacts: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly name: string, readonly role: string | null, readonly roleLanguage: string | null, readonly email: string | null, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null }> }> } };

export type StoryQueryVariables = Exact<{
  siteId: string;
  slug: string;
}>;


export type StoryQuery = { readonly story: { readonly id: string, readonly siteId: string, readonly slug: string, readonly publicationDate: string, readonly title: string, readonly leadText: string, readonly videoUrl: string | null, readonly videoDuration: number | null, readonly languages: ReadonlyArray<string>, readonly contentLanguage: string, readonly updatedAt: string, readonly blocks: ReadonlyArray<
      | { readonly __typename: 'AccordionBlock', readonly id: string, readonly title: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly structuredText: unknown }> }
      | { readonly __typename: 'AnchorNavigationBlock', readonly id: string }
      | { readonly __typename: 'AnnualReportBlock', readonly id: string, readonly heading: string, readonly body: string | null, readonly picture: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null }, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> }
      | { readonly __typename: 'AssemblySequenceBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly assemblySteps: ReadonlyArray<{ readonly title: string, readonly text: string | null, readonly start: number, readonly seconds: number, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null }> }
      | { readonly __typename: 'BeforeAfterBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly before: { readonly title: string, readonly text: string | null, readonly parts: ReadonlyArray<{ readonly label: string, readonly minutes: number }> }, readonly after: { readonly title: string, readonly text: string | null, readonly parts: ReadonlyArray<{ readonly label: string, readonly minutes: number }> } }
      | { readonly __typename: 'CalendarBlock', readonly id: string, readonly lead: string | null, readonly heading: string, readonly events: ReadonlyArray<{ readonly id: string, readonly date: string, readonly title: string, readonly place: string | null }> }
      | { readonly __typename: 'ConnectorsBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly connectors: ReadonlyArray<{ readonly partNumber: string, readonly title: string, readonly rows: number, readonly columns: number, readonly pitch: number, readonly facts: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null }> }
      | { readonly __typename: 'ContactsBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly contactIds: ReadonlyArray<string> }
      | { readonly __typename: 'DividendsBlock', readonly id: string, readonly unit: string, readonly source: string, readonly asOf: string | null, readonly heading: string, readonly body: string | null, readonly payouts: ReadonlyArray<{ readonly label: string, readonly amount: number }> }
      | { readonly __typename: 'DownloadsBlock', readonly id: string, readonly lead: string | null, readonly heading: string, readonly groups: ReadonlyArray<{ readonly id: string, readonly title: string, readonly files: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly file: { readonly language: string, readonly extension: string, readonly sizeBytes: number } | null }> }> }
      | { readonly __typename: 'FactsBlock', readonly id: string, readonly title: string | null, readonly facts: ReadonlyArray<{ readonly value: string, readonly unit: string | null, readonly label: string }> }
      | { readonly __typename: 'FloorPlanBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly width: number, readonly depth: number, readonly areas: ReadonlyArray<{ readonly name: string, readonly title: string, readonly text: string | null, readonly x: number, readonly y: number, readonly width: number, readonly depth: number }> }
      | { readonly __typename: 'HeroBlock', readonly id: string, readonly overline: string | null, readonly lead: string | null, readonly filmUrl: string | null, readonly heading: string, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> }
      | { readonly __typename: 'LinksBlock', readonly id: string, readonly title: string | null, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> }
      | { readonly __typename: 'LocationsBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly hasFilters: boolean, readonly brand: string | null, readonly contactKind: string | null, readonly country: string | null }
      | { readonly __typename: 'MeasurementBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly xLabel: string, readonly yLabel: string, readonly limit: number | null, readonly limitLabel: string | null, readonly measured: string, readonly points: ReadonlyArray<{ readonly x: number, readonly y: number }>, readonly readings: ReadonlyArray<{ readonly label: string, readonly value: string }> }
      | { readonly __typename: 'MediaBlock', readonly id: string, readonly caption: string | null, readonly preset: string, readonly picture: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } }
      | { readonly __typename: 'ProcessBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly processSteps: ReadonlyArray<{ readonly station: string, readonly title: string, readonly text: string | null, readonly productSlugs: ReadonlyArray<string>, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } }>, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> }
      | { readonly __typename: 'ProductTeasersBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly productSlugs: ReadonlyArray<string> }
      | { readonly __typename: 'ProgrammeBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly days: ReadonlyArray<{ readonly date: string, readonly title: string | null, readonly sessions: ReadonlyArray<{ readonly time: string, readonly title: string, readonly text: string | null, readonly place: string | null }> }> }
      | { readonly __typename: 'QuoteBlock', readonly id: string, readonly person: string | null, readonly role: string | null, readonly quote: string }
      | { readonly __typename: 'ReleaseOverviewBlock', readonly id: string, readonly lead: string | null, readonly adhocOnly: boolean, readonly count: number, readonly heading: string }
      | { readonly __typename: 'RouteBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly stops: ReadonlyArray<{ readonly date: string, readonly lastDate: string | null, readonly title: string, readonly town: string, readonly place: string | null, readonly latitude: number, readonly longitude: number, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null }> }
      | { readonly __typename: 'ShareDataBlock', readonly id: string, readonly lead: string | null, readonly registeredShares: number, readonly label: string, readonly heading: string, readonly shareDay: string, readonly shareFacts: ReadonlyArray<{ readonly label: string, readonly value: string }> }
      | { readonly __typename: 'StoryOverviewBlock', readonly id: string, readonly lead: string | null, readonly categorySlug: string | null, readonly videosOnly: boolean, readonly count: number, readonly heading: string }
      | { readonly __typename: 'TableBlock', readonly id: string, readonly title: string | null, readonly columns: ReadonlyArray<string>, readonly tableCaption: string, readonly rows: ReadonlyArray<{ readonly cells: ReadonlyArray<string> }> }
      | { readonly __typename: 'TeasersBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly teasers: ReadonlyArray<{ readonly id: string, readonly overline: string | null, readonly title: string, readonly text: string | null, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } }> }
      | { readonly __typename: 'TextBlock', readonly id: string, readonly title: string | null, readonly anchor: string | null, readonly structuredText: unknown }
      | { readonly __typename: 'VideoBlock', readonly id: string, readonly url: string, readonly mediaType: string | null, readonly seconds: number | null, readonly caption: string | null, readonly preset: string, readonly heading: string, readonly poster: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null }, readonly tracks: ReadonlyArray<{ readonly url: string, readonly language: string }> }
    >, readonly teaserImage: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameLanguage: string | null } | null, readonly storyContacts: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly name: string, readonly role: string | null, readonly roleLanguage: string | null, readonly email: string | null, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null }> } | null };

export type StoryCategoriesQueryVariables = Exact<{
  siteId: string;
}>;


export type StoryCategoriesQuery = { readonly storyCategories: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly name: string, readonly nameLanguage: string | null }> };

export type StoryContactsQueryVariables = Exact<{
  siteId: string;
}>;


export type StoryContactsQuery = { readonly storyContacts: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly name: string, readonly role: string | null, readonly roleLanguage: string | null, readonly email: string | null, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null }> };

export type StoryTeaserFragment = { readonly id: string, readonly siteId: string, readonly slug: string, readonly publicationDate: string, readonly title: string, readonly leadText: string, readonly videoUrl: string | null, readonly videoDuration: number | null, readonly languages: ReadonlyArray<string>, readonly contentLanguage: string, readonly updatedAt: string, readonly teaserImage: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly category: { readonly id: string, readonly slug: string, readonly name: string, readonly nameLanguage: string | null } | null, readonly storyContacts: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly name: string, readonly role: string | null, readonly roleLanguage: string | null, readonly email: string | null, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null }> };

export type StoryContactFragment = { readonly id: string, readonly slug: string, readonly name: string, readonly role: string | null, readonly roleLanguage: string | null, readonly email: string | null, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null };

export type MediaReleasesQueryVariables = Exact<{
  siteId: string;
  year?: number | null | undefined;
  adhocOnly?: boolean | null | undefined;
  first: number;
  offset?: number | null | undefined;
}>;


export type MediaReleasesQuery = { readonly mediaReleases: { readonly total: number, readonly years: ReadonlyArray<number>, readonly items: ReadonlyArray<{ readonly id: string, readonly siteId: string, readonly slug: string, readonly publicationDate: string, readonly title: string, readonly leadText: string, readonly adhoc: boolean, readonly languages: ReadonlyArray<string>, readonly contentLanguage: string, readonly updatedAt: string }> } };

export type MediaReleaseQueryVariables = Exact<{
  siteId: string;
  slug: string;
}>;


export type MediaReleaseQuery = { readonly mediaRelease: { readonly id: string, readonly siteId: string, readonly slug: string, readonly publicationDate: string, readonly title: string, readonly leadText: string, readonly adhoc: boolean, readonly languages: ReadonlyArray<string>, readonly contentLanguage: string, readonly updatedAt: string, readonly blocks: ReadonlyArray<
      | { readonly __typename: 'AccordionBlock', readonly id: string, readonly title: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly structuredText: unknown }> }
      | { readonly __typename: 'AnchorNavigationBlock', readonly id: string }
      | { readonly __typename: 'AnnualReportBlock', readonly id: string, readonly heading: string, readonly body: string | null, readonly picture: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null }, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> }
      | { readonly __typename: 'AssemblySequenceBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly assemblySteps: ReadonlyArray<{ readonly title: string, readonly text: string | null, readonly start: number, readonly seconds: number, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null }> }
      | { readonly __typename: 'BeforeAfterBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly before: { readonly title: string, readonly text: string | null, readonly parts: ReadonlyArray<{ readonly label: string, readonly minutes: number }> }, readonly after: { readonly title: string, readonly text: string | null, readonly parts: ReadonlyArray<{ readonly label: string, readonly minutes: number }> } }
      | { readonly __typename: 'CalendarBlock', readonly id: string, readonly lead: string | null, readonly heading: string, readonly events: ReadonlyArray<{ readonly id: string, readonly date: string, readonly title: string, readonly place: string | null }> }
      | { readonly __typename: 'ConnectorsBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly connectors: ReadonlyArray<{ readonly partNumber: string, readonly title: string, readonly rows: number, readonly columns: number, readonly pitch: number, readonly facts: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null }> }
      | { readonly __typename: 'ContactsBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly contactIds: ReadonlyArray<string> }
      | { readonly __typename: 'DividendsBlock', readonly id: string, readonly unit: string, readonly source: string, readonly asOf: string | null, readonly heading: string, readonly body: string | null, readonly payouts: ReadonlyArray<{ readonly label: string, readonly amount: number }> }
      | { readonly __typename: 'DownloadsBlock', readonly id: string, readonly lead: string | null, readonly heading: string, readonly groups: ReadonlyArray<{ readonly id: string, readonly title: string, readonly files: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly file: { readonly language: string, readonly extension: string, readonly sizeBytes: number } | null }> }> }
      | { readonly __typename: 'FactsBlock', readonly id: string, readonly title: string | null, readonly facts: ReadonlyArray<{ readonly value: string, readonly unit: string | null, readonly label: string }> }
      | { readonly __typename: 'FloorPlanBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly width: number, readonly depth: number, readonly areas: ReadonlyArray<{ readonly name: string, readonly title: string, readonly text: string | null, readonly x: number, readonly y: number, readonly width: number, readonly depth: number }> }
      | { readonly __typename: 'HeroBlock', readonly id: string, readonly overline: string | null, readonly lead: string | null, readonly filmUrl: string | null, readonly heading: string, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> }
      | { readonly __typename: 'LinksBlock', readonly id: string, readonly title: string | null, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> }
      | { readonly __typename: 'LocationsBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly hasFilters: boolean, readonly brand: string | null, readonly contactKind: string | null, readonly country: string | null }
      | { readonly __typename: 'MeasurementBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly xLabel: string, readonly yLabel: string, readonly limit: number | null, readonly limitLabel: string | null, readonly measured: string, readonly points: ReadonlyArray<{ readonly x: number, readonly y: number }>, readonly readings: ReadonlyArray<{ readonly label: string, readonly value: string }> }
      | { readonly __typename: 'MediaBlock', readonly id: string, readonly caption: string | null, readonly preset: string, readonly picture: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } }
      | { readonly __typename: 'ProcessBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly processSteps: ReadonlyArray<{ readonly station: string, readonly title: string, readonly text: string | null, readonly productSlugs: ReadonlyArray<string>, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } }>, readonly links: ReadonlyArray<{ readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean }> }
      | { readonly __typename: 'ProductTeasersBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly productSlugs: ReadonlyArray<string> }
      | { readonly __typename: 'ProgrammeBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly days: ReadonlyArray<{ readonly date: string, readonly title: string | null, readonly sessions: ReadonlyArray<{ readonly time: string, readonly title: string, readonly text: string | null, readonly place: string | null }> }> }
      | { readonly __typename: 'QuoteBlock', readonly id: string, readonly person: string | null, readonly role: string | null, readonly quote: string }
      | { readonly __typename: 'ReleaseOverviewBlock', readonly id: string, readonly lead: string | null, readonly adhocOnly: boolean, readonly count: number, readonly heading: string }
      | { readonly __typename: 'RouteBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly caption: string | null, readonly stops: ReadonlyArray<{ readonly date: string, readonly lastDate: string | null, readonly title: string, readonly town: string, readonly place: string | null, readonly latitude: number, readonly longitude: number, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null }> }
      | { readonly __typename: 'ShareDataBlock', readonly id: string, readonly lead: string | null, readonly registeredShares: number, readonly label: string, readonly heading: string, readonly shareDay: string, readonly shareFacts: ReadonlyArray<{ readonly label: string, readonly value: string }> }
      | { readonly __typename: 'StoryOverviewBlock', readonly id: string, readonly lead: string | null, readonly categorySlug: string | null, readonly videosOnly: boolean, readonly count: number, readonly heading: string }
      | { readonly __typename: 'TableBlock', readonly id: string, readonly title: string | null, readonly columns: ReadonlyArray<string>, readonly tableCaption: string, readonly rows: ReadonlyArray<{ readonly cells: ReadonlyArray<string> }> }
      | { readonly __typename: 'TeasersBlock', readonly id: string, readonly title: string | null, readonly lead: string | null, readonly teasers: ReadonlyArray<{ readonly id: string, readonly overline: string | null, readonly title: string, readonly text: string | null, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null, readonly link: { readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } }> }
      | { readonly __typename: 'TextBlock', readonly id: string, readonly title: string | null, readonly anchor: string | null, readonly structuredText: unknown }
      | { readonly __typename: 'VideoBlock', readonly id: string, readonly url: string, readonly mediaType: string | null, readonly seconds: number | null, readonly caption: string | null, readonly preset: string, readonly heading: string, readonly poster: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null }, readonly tracks: ReadonlyArray<{ readonly url: string, readonly language: string }> }
    > } | null };

export type MediaReleaseTeaserFragment = { readonly id: string, readonly siteId: string, readonly slug: string, readonly publicationDate: string, readonly title: string, readonly leadText: string, readonly adhoc: boolean, readonly languages: ReadonlyArray<string>, readonly contentLanguage: string, readonly updatedAt: string };

export type NewsFeedQueryVariables = Exact<{
  siteId: string;
  first: number;
  after?: string | null | undefined;
  forCustomers?: boolean | null | undefined;
}>;


export type NewsFeedQuery = { readonly newsFeed: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly title: string, readonly text: string, readonly contentLanguage: string | null, readonly publicationDate: string, readonly link: { readonly pageType: string | null, readonly kind: LinkKind, readonly text: string, readonly pageId: string | null, readonly path: string | null, readonly pageParameters: string | null, readonly url: string | null, readonly productSlug: string | null, readonly serviceSlug: string | null, readonly openInNewTab: boolean } | null, readonly image: { readonly id: string, readonly alt: string, readonly width: number, readonly height: number, readonly focalPoint: { readonly x: number, readonly y: number } | null } | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

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
  focalPoint {
    x
    y
  }
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
  focalPoint {
    x
    y
  }
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
  pageType
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
  filmUrl
  links {
    ...Link
  }
}
    fragment Image on Image {
  id
  alt
  width
  height
  focalPoint {
    x
    y
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
  focalPoint {
    x
    y
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
  focalPoint {
    x
    y
  }
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
  focalPoint {
    x
    y
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
  focalPoint {
    x
    y
  }
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
  focalPoint {
    x
    y
  }
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
export const ProcessBlockFragmentDoc = new TypedDocumentString(`
    fragment ProcessBlock on ProcessBlock {
  id
  title
  lead
  processSteps: steps {
    station
    title
    text
    link {
      ...Link
    }
    productSlugs
  }
  caption
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
}`, {"fragmentName":"ProcessBlock"}) as unknown as TypedDocumentString<ProcessBlockFragment, unknown>;
export const MeasurementBlockFragmentDoc = new TypedDocumentString(`
    fragment MeasurementBlock on MeasurementBlock {
  id
  title
  lead
  measured: caption
  xLabel
  yLabel
  points {
    x
    y
  }
  limit
  limitLabel
  readings: facts {
    label
    value
  }
}
    `, {"fragmentName":"MeasurementBlock"}) as unknown as TypedDocumentString<MeasurementBlockFragment, unknown>;
export const AssemblySequenceBlockFragmentDoc = new TypedDocumentString(`
    fragment AssemblySequenceBlock on AssemblySequenceBlock {
  id
  title
  lead
  caption
  assemblySteps: steps {
    title
    text
    start
    seconds
    link {
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
}`, {"fragmentName":"AssemblySequenceBlock"}) as unknown as TypedDocumentString<AssemblySequenceBlockFragment, unknown>;
export const ConnectorsBlockFragmentDoc = new TypedDocumentString(`
    fragment ConnectorsBlock on ConnectorsBlock {
  id
  title
  lead
  caption
  connectors {
    partNumber
    title
    rows
    columns
    pitch
    facts {
      label
      value
    }
    link {
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
}`, {"fragmentName":"ConnectorsBlock"}) as unknown as TypedDocumentString<ConnectorsBlockFragment, unknown>;
export const BeforeAfterSideFragmentDoc = new TypedDocumentString(`
    fragment BeforeAfterSide on BeforeAfterSide {
  title
  text
  parts {
    label
    minutes
  }
}
    `, {"fragmentName":"BeforeAfterSide"}) as unknown as TypedDocumentString<BeforeAfterSideFragment, unknown>;
export const BeforeAfterBlockFragmentDoc = new TypedDocumentString(`
    fragment BeforeAfterBlock on BeforeAfterBlock {
  id
  title
  lead
  caption
  before {
    ...BeforeAfterSide
  }
  after {
    ...BeforeAfterSide
  }
}
    fragment BeforeAfterSide on BeforeAfterSide {
  title
  text
  parts {
    label
    minutes
  }
}`, {"fragmentName":"BeforeAfterBlock"}) as unknown as TypedDocumentString<BeforeAfterBlockFragment, unknown>;
export const ProgrammeBlockFragmentDoc = new TypedDocumentString(`
    fragment ProgrammeBlock on ProgrammeBlock {
  id
  title
  lead
  days {
    date
    title
    sessions {
      time
      title
      text
      place
    }
  }
}
    `, {"fragmentName":"ProgrammeBlock"}) as unknown as TypedDocumentString<ProgrammeBlockFragment, unknown>;
export const FloorPlanBlockFragmentDoc = new TypedDocumentString(`
    fragment FloorPlanBlock on FloorPlanBlock {
  id
  title
  lead
  caption
  width
  depth
  areas {
    name
    title
    text
    x
    y
    width
    depth
  }
}
    `, {"fragmentName":"FloorPlanBlock"}) as unknown as TypedDocumentString<FloorPlanBlockFragment, unknown>;
export const RouteBlockFragmentDoc = new TypedDocumentString(`
    fragment RouteBlock on RouteBlock {
  id
  title
  lead
  caption
  stops {
    date
    lastDate
    title
    town
    place
    latitude
    longitude
    link {
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
}`, {"fragmentName":"RouteBlock"}) as unknown as TypedDocumentString<RouteBlockFragment, unknown>;
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
  ...ProcessBlock
  ...MeasurementBlock
  ...AssemblySequenceBlock
  ...ConnectorsBlock
  ...BeforeAfterBlock
  ...ProgrammeBlock
  ...FloorPlanBlock
  ...RouteBlock
}
    fragment HeroBlock on HeroBlock {
  id
  overline
  heading: title
  lead
  image {
    ...Image
  }
  filmUrl
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
fragment ProcessBlock on ProcessBlock {
  id
  title
  lead
  processSteps: steps {
    station
    title
    text
    link {
      ...Link
    }
    productSlugs
  }
  caption
  links {
    ...Link
  }
}
fragment MeasurementBlock on MeasurementBlock {
  id
  title
  lead
  measured: caption
  xLabel
  yLabel
  points {
    x
    y
  }
  limit
  limitLabel
  readings: facts {
    label
    value
  }
}
fragment AssemblySequenceBlock on AssemblySequenceBlock {
  id
  title
  lead
  caption
  assemblySteps: steps {
    title
    text
    start
    seconds
    link {
      ...Link
    }
  }
}
fragment ConnectorsBlock on ConnectorsBlock {
  id
  title
  lead
  caption
  connectors {
    partNumber
    title
    rows
    columns
    pitch
    facts {
      label
      value
    }
    link {
      ...Link
    }
  }
}
fragment BeforeAfterBlock on BeforeAfterBlock {
  id
  title
  lead
  caption
  before {
    ...BeforeAfterSide
  }
  after {
    ...BeforeAfterSide
  }
}
fragment BeforeAfterSide on BeforeAfterSide {
  title
  text
  parts {
    label
    minutes
  }
}
fragment ProgrammeBlock on ProgrammeBlock {
  id
  title
  lead
  days {
    date
    title
    sessions {
      time
      title
      text
      place
    }
  }
}
fragment FloorPlanBlock on FloorPlanBlock {
  id
  title
  lead
  caption
  width
  depth
  areas {
    name
    title
    text
    x
    y
    width
    depth
  }
}
fragment RouteBlock on RouteBlock {
  id
  title
  lead
  caption
  stops {
    date
    lastDate
    title
    town
    place
    latitude
    longitude
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
  focalPoint {
    x
    y
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
  ...ProcessBlock
  ...MeasurementBlock
  ...AssemblySequenceBlock
  ...ConnectorsBlock
  ...BeforeAfterBlock
  ...ProgrammeBlock
  ...FloorPlanBlock
  ...RouteBlock
}
fragment HeroBlock on HeroBlock {
  id
  overline
  heading: title
  lead
  image {
    ...Image
  }
  filmUrl
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
fragment ProcessBlock on ProcessBlock {
  id
  title
  lead
  processSteps: steps {
    station
    title
    text
    link {
      ...Link
    }
    productSlugs
  }
  caption
  links {
    ...Link
  }
}
fragment MeasurementBlock on MeasurementBlock {
  id
  title
  lead
  measured: caption
  xLabel
  yLabel
  points {
    x
    y
  }
  limit
  limitLabel
  readings: facts {
    label
    value
  }
}
fragment AssemblySequenceBlock on AssemblySequenceBlock {
  id
  title
  lead
  caption
  assemblySteps: steps {
    title
    text
    start
    seconds
    link {
      ...Link
    }
  }
}
fragment ConnectorsBlock on ConnectorsBlock {
  id
  title
  lead
  caption
  connectors {
    partNumber
    title
    rows
    columns
    pitch
    facts {
      label
      value
    }
    link {
      ...Link
    }
  }
}
fragment BeforeAfterBlock on BeforeAfterBlock {
  id
  title
  lead
  caption
  before {
    ...BeforeAfterSide
  }
  after {
    ...BeforeAfterSide
  }
}
fragment BeforeAfterSide on BeforeAfterSide {
  title
  text
  parts {
    label
    minutes
  }
}
fragment ProgrammeBlock on ProgrammeBlock {
  id
  title
  lead
  days {
    date
    title
    sessions {
      time
      title
      text
      place
    }
  }
}
fragment FloorPlanBlock on FloorPlanBlock {
  id
  title
  lead
  caption
  width
  depth
  areas {
    name
    title
    text
    x
    y
    width
    depth
  }
}
fragment RouteBlock on RouteBlock {
  id
  title
  lead
  caption
  stops {
    date
    lastDate
    title
    town
    place
    latitude
    longitude
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
  focalPoint {
    x
    y
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
  focalPoint {
    x
    y
  }
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
  focalPoint {
    x
    y
  }
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
  focalPoint {
    x
    y
  }
}`, {"hash":"sha256:e101cdf3139ad472b138f1c835a9cc510fac9df4054c358b683f709b25e1e55f"}) as unknown as TypedDocumentString<ContactsQuery, ContactsQueryVariables>;
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
  focalPoint {
    x
    y
  }
}`, {"hash":"sha256:f9663cbb82eb3ebd568dc5e980a4044268493c5e5613a4295d3070f5cfbf46dd"}) as unknown as TypedDocumentString<NavigationQuery, NavigationQueryVariables>;
export const FooterDocument = new TypedDocumentString(`
    query Footer($id: ID!) {
  footer(id: $id) {
    id
    theme
    contactTitle
    contactTitleLanguage
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
    legalTextLanguage
  }
}
    fragment FooterLink on Link {
  ...Link
  textLanguage
  pageType
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
}`, {"hash":"sha256:96aa077606482fad9f8811a1844e9f440696ce4f2d64914d8076e5b79577923c"}) as unknown as TypedDocumentString<FooterQuery, FooterQueryVariables>;
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
  ...ProcessBlock
  ...MeasurementBlock
  ...AssemblySequenceBlock
  ...ConnectorsBlock
  ...BeforeAfterBlock
  ...ProgrammeBlock
  ...FloorPlanBlock
  ...RouteBlock
}
fragment HeroBlock on HeroBlock {
  id
  overline
  heading: title
  lead
  image {
    ...Image
  }
  filmUrl
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
fragment ProcessBlock on ProcessBlock {
  id
  title
  lead
  processSteps: steps {
    station
    title
    text
    link {
      ...Link
    }
    productSlugs
  }
  caption
  links {
    ...Link
  }
}
fragment MeasurementBlock on MeasurementBlock {
  id
  title
  lead
  measured: caption
  xLabel
  yLabel
  points {
    x
    y
  }
  limit
  limitLabel
  readings: facts {
    label
    value
  }
}
fragment AssemblySequenceBlock on AssemblySequenceBlock {
  id
  title
  lead
  caption
  assemblySteps: steps {
    title
    text
    start
    seconds
    link {
      ...Link
    }
  }
}
fragment ConnectorsBlock on ConnectorsBlock {
  id
  title
  lead
  caption
  connectors {
    partNumber
    title
    rows
    columns
    pitch
    facts {
      label
      value
    }
    link {
      ...Link
    }
  }
}
fragment BeforeAfterBlock on BeforeAfterBlock {
  id
  title
  lead
  caption
  before {
    ...BeforeAfterSide
  }
  after {
    ...BeforeAfterSide
  }
}
fragment BeforeAfterSide on BeforeAfterSide {
  title
  text
  parts {
    label
    minutes
  }
}
fragment ProgrammeBlock on ProgrammeBlock {
  id
  title
  lead
  days {
    date
    title
    sessions {
      time
      title
      text
      place
    }
  }
}
fragment FloorPlanBlock on FloorPlanBlock {
  id
  title
  lead
  caption
  width
  depth
  areas {
    name
    title
    text
    x
    y
    width
    depth
  }
}
fragment RouteBlock on RouteBlock {
  id
  title
  lead
  caption
  stops {
    date
    lastDate
    title
    town
    place
    latitude
    longitude
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
  focalPoint {
    x
    y
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
}`, {"hash":"sha256:92a13a880c529640e11ea0787deadff00b27898d5f3bb2938a7ba7307974ecfe"}) as unknown as TypedDocumentString<PageBySlugQuery, PageBySlugQueryVariables>;
export const PageByIdDocument = new TypedDocumentString(`
    query PageById($id: ID!) {
  page(id: $id) {
    ...Page
    otherCountries
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
  ...ProcessBlock
  ...MeasurementBlock
  ...AssemblySequenceBlock
  ...ConnectorsBlock
  ...BeforeAfterBlock
  ...ProgrammeBlock
  ...FloorPlanBlock
  ...RouteBlock
}
fragment HeroBlock on HeroBlock {
  id
  overline
  heading: title
  lead
  image {
    ...Image
  }
  filmUrl
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
fragment ProcessBlock on ProcessBlock {
  id
  title
  lead
  processSteps: steps {
    station
    title
    text
    link {
      ...Link
    }
    productSlugs
  }
  caption
  links {
    ...Link
  }
}
fragment MeasurementBlock on MeasurementBlock {
  id
  title
  lead
  measured: caption
  xLabel
  yLabel
  points {
    x
    y
  }
  limit
  limitLabel
  readings: facts {
    label
    value
  }
}
fragment AssemblySequenceBlock on AssemblySequenceBlock {
  id
  title
  lead
  caption
  assemblySteps: steps {
    title
    text
    start
    seconds
    link {
      ...Link
    }
  }
}
fragment ConnectorsBlock on ConnectorsBlock {
  id
  title
  lead
  caption
  connectors {
    partNumber
    title
    rows
    columns
    pitch
    facts {
      label
      value
    }
    link {
      ...Link
    }
  }
}
fragment BeforeAfterBlock on BeforeAfterBlock {
  id
  title
  lead
  caption
  before {
    ...BeforeAfterSide
  }
  after {
    ...BeforeAfterSide
  }
}
fragment BeforeAfterSide on BeforeAfterSide {
  title
  text
  parts {
    label
    minutes
  }
}
fragment ProgrammeBlock on ProgrammeBlock {
  id
  title
  lead
  days {
    date
    title
    sessions {
      time
      title
      text
      place
    }
  }
}
fragment FloorPlanBlock on FloorPlanBlock {
  id
  title
  lead
  caption
  width
  depth
  areas {
    name
    title
    text
    x
    y
    width
    depth
  }
}
fragment RouteBlock on RouteBlock {
  id
  title
  lead
  caption
  stops {
    date
    lastDate
    title
    town
    place
    latitude
    longitude
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
  focalPoint {
    x
    y
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
}`, {"hash":"sha256:0cc699da1d57e48b7edc71d521e3321fee85095462e41b08e65962e421c60014"}) as unknown as TypedDocumentString<PageByIdQuery, PageByIdQueryVariables>;
export const PagesOfSiteDocument = new TypedDocumentString(`
    query PagesOfSite($siteId: ID!, $after: ID, $first: Int!) {
  pagesOfSite(siteId: $siteId, after: $after, first: $first) {
    id
    url
    languages
    countries
    updatedAt
  }
}
    `, {"hash":"sha256:80944de99e37dc13cabaef75207c28a69346d8f14e4b03b9610ac7de379a42b9"}) as unknown as TypedDocumentString<PagesOfSiteQuery, PagesOfSiteQueryVariables>;
export const UnlockPageDocument = new TypedDocumentString(`
    query UnlockPage($id: ID!, $password: String!, $peer: String!) {
  unlockPage(id: $id, password: $password, peer: $peer) {
    isOpen
    version
    secondsToWait
  }
}
    `, {"hash":"sha256:aaff3a8fa35747e8000393c7e8d3735f57cd3b5f742f6b84baa34c5f6515bceb"}) as unknown as TypedDocumentString<UnlockPageQuery, UnlockPageQueryVariables>;
export const PageTreeDocument = new TypedDocumentString(`
    query PageTree($siteId: ID!, $text: String, $first: Int, $offset: Int) {
  pageTree(siteId: $siteId, text: $text, first: $first, offset: $offset) {
    total
    countriesWithoutHome
    pages {
      id
      path
      title
      titleLanguage
      countries
      otherCountries
      navigation
      stageState
      scheduledPublishAt
      scheduledUnpublishAt
    }
  }
}
    `, {"hash":"sha256:d0a41ff18bd259ec2e890cda0adaa62b1afe765b2ac7420a3d1967fe1f3ca56a"}) as unknown as TypedDocumentString<PageTreeQuery, PageTreeQueryVariables>;
export const TranslationBoardDocument = new TypedDocumentString(`
    query TranslationBoard($siteId: ID, $text: String, $language: String, $state: TranslationState, $outdated: Boolean, $first: Int, $offset: Int) {
  translationBoard(
    siteId: $siteId
    text: $text
    language: $language
    state: $state
    outdated: $outdated
    first: $first
    offset: $offset
  ) {
    total
    counts {
      language
      state
      outdated
      count
    }
    pages {
      id
      path
      title
      overallState
      targets {
        language
        translationState
        outdated
        dueAt
      }
    }
  }
}
    `, {"hash":"sha256:b728f35ebe09f344e0951354e004aded4b1e001d386197e1c27581a3d5c3f5c6"}) as unknown as TypedDocumentString<TranslationBoardQuery, TranslationBoardQueryVariables>;
export const StoriesDocument = new TypedDocumentString(`
    query Stories($siteId: ID!, $category: String, $contact: String, $product: String, $videosOnly: Boolean, $first: Int!, $offset: Int) {
  stories(
    siteId: $siteId
    category: $category
    contact: $contact
    product: $product
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
  focalPoint {
    x
    y
  }
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
}`, {"hash":"sha256:c72cf068540584ad94396ba451db7b8bc8317d0fc06fde9b1e34f608949f6b8c"}) as unknown as TypedDocumentString<StoriesQuery, StoriesQueryVariables>;
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
  ...ProcessBlock
  ...MeasurementBlock
  ...AssemblySequenceBlock
  ...ConnectorsBlock
  ...BeforeAfterBlock
  ...ProgrammeBlock
  ...FloorPlanBlock
  ...RouteBlock
}
fragment HeroBlock on HeroBlock {
  id
  overline
  heading: title
  lead
  image {
    ...Image
  }
  filmUrl
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
fragment ProcessBlock on ProcessBlock {
  id
  title
  lead
  processSteps: steps {
    station
    title
    text
    link {
      ...Link
    }
    productSlugs
  }
  caption
  links {
    ...Link
  }
}
fragment MeasurementBlock on MeasurementBlock {
  id
  title
  lead
  measured: caption
  xLabel
  yLabel
  points {
    x
    y
  }
  limit
  limitLabel
  readings: facts {
    label
    value
  }
}
fragment AssemblySequenceBlock on AssemblySequenceBlock {
  id
  title
  lead
  caption
  assemblySteps: steps {
    title
    text
    start
    seconds
    link {
      ...Link
    }
  }
}
fragment ConnectorsBlock on ConnectorsBlock {
  id
  title
  lead
  caption
  connectors {
    partNumber
    title
    rows
    columns
    pitch
    facts {
      label
      value
    }
    link {
      ...Link
    }
  }
}
fragment BeforeAfterBlock on BeforeAfterBlock {
  id
  title
  lead
  caption
  before {
    ...BeforeAfterSide
  }
  after {
    ...BeforeAfterSide
  }
}
fragment BeforeAfterSide on BeforeAfterSide {
  title
  text
  parts {
    label
    minutes
  }
}
fragment ProgrammeBlock on ProgrammeBlock {
  id
  title
  lead
  days {
    date
    title
    sessions {
      time
      title
      text
      place
    }
  }
}
fragment FloorPlanBlock on FloorPlanBlock {
  id
  title
  lead
  caption
  width
  depth
  areas {
    name
    title
    text
    x
    y
    width
    depth
  }
}
fragment RouteBlock on RouteBlock {
  id
  title
  lead
  caption
  stops {
    date
    lastDate
    title
    town
    place
    latitude
    longitude
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
  focalPoint {
    x
    y
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
}`, {"hash":"sha256:23f630a9b66a51a3f9b1f54ba96793661829f3300d3366f5959ffd4c5979a30f"}) as unknown as TypedDocumentString<StoryQuery, StoryQueryVariables>;
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
  focalPoint {
    x
    y
  }
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
}`, {"hash":"sha256:7d0f60ac8060b7d77dea73a85197496848085dfb0667536fc607c234af14330f"}) as unknown as TypedDocumentString<StoryContactsQuery, StoryContactsQueryVariables>;
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
  ...ProcessBlock
  ...MeasurementBlock
  ...AssemblySequenceBlock
  ...ConnectorsBlock
  ...BeforeAfterBlock
  ...ProgrammeBlock
  ...FloorPlanBlock
  ...RouteBlock
}
fragment HeroBlock on HeroBlock {
  id
  overline
  heading: title
  lead
  image {
    ...Image
  }
  filmUrl
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
fragment ProcessBlock on ProcessBlock {
  id
  title
  lead
  processSteps: steps {
    station
    title
    text
    link {
      ...Link
    }
    productSlugs
  }
  caption
  links {
    ...Link
  }
}
fragment MeasurementBlock on MeasurementBlock {
  id
  title
  lead
  measured: caption
  xLabel
  yLabel
  points {
    x
    y
  }
  limit
  limitLabel
  readings: facts {
    label
    value
  }
}
fragment AssemblySequenceBlock on AssemblySequenceBlock {
  id
  title
  lead
  caption
  assemblySteps: steps {
    title
    text
    start
    seconds
    link {
      ...Link
    }
  }
}
fragment ConnectorsBlock on ConnectorsBlock {
  id
  title
  lead
  caption
  connectors {
    partNumber
    title
    rows
    columns
    pitch
    facts {
      label
      value
    }
    link {
      ...Link
    }
  }
}
fragment BeforeAfterBlock on BeforeAfterBlock {
  id
  title
  lead
  caption
  before {
    ...BeforeAfterSide
  }
  after {
    ...BeforeAfterSide
  }
}
fragment BeforeAfterSide on BeforeAfterSide {
  title
  text
  parts {
    label
    minutes
  }
}
fragment ProgrammeBlock on ProgrammeBlock {
  id
  title
  lead
  days {
    date
    title
    sessions {
      time
      title
      text
      place
    }
  }
}
fragment FloorPlanBlock on FloorPlanBlock {
  id
  title
  lead
  caption
  width
  depth
  areas {
    name
    title
    text
    x
    y
    width
    depth
  }
}
fragment RouteBlock on RouteBlock {
  id
  title
  lead
  caption
  stops {
    date
    lastDate
    title
    town
    place
    latitude
    longitude
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
  focalPoint {
    x
    y
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
}`, {"hash":"sha256:45480fce45d3e720213866afe42cdb01e68aaef11c81f9eef983ce895821f9a9"}) as unknown as TypedDocumentString<MediaReleaseQuery, MediaReleaseQueryVariables>;
export const NewsFeedDocument = new TypedDocumentString(`
    query NewsFeed($siteId: ID!, $first: Int!, $after: String, $forCustomers: Boolean) {
  newsFeed(
    siteId: $siteId
    first: $first
    after: $after
    forCustomers: $forCustomers
  ) {
    edges {
      node {
        id
        title
        text
        contentLanguage
        publicationDate
        link {
          ...Link
          pageType
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
  focalPoint {
    x
    y
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
}`, {"hash":"sha256:5dfa0451fb4dd2b5e074ee61f805be4c441786768051d06654a4a44e7ca0f12c"}) as unknown as TypedDocumentString<NewsFeedQuery, NewsFeedQueryVariables>;