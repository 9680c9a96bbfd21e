import { defineMessages } from '@kudex/intl/messages'

/** Texts of the check of a page before it is published. */
export const checkMessages = defineMessages({
  checks: {
    id: 'editor.publishing.checks',
    defaultMessage: 'Before you publish',
    description: 'Title of what the check of a page found',
  },
  noFindings: {
    id: 'editor.publishing.checks.none',
    defaultMessage: 'Links, pictures, translations, headings and the contrast of the brand are fine.',
    description: 'The check of a page found nothing',
  },
  readingTime: {
    id: 'editor.publishing.readingTime',
    defaultMessage: 'Reading time in {language}: {minutes, plural, one {# minute} other {# minutes}}',
    description: 'How long reading a page takes in a language',
  },
  finding: {
    id: 'editor.publishing.checks.finding',
    defaultMessage: 'What was found',
    description: 'Column of the check of a page',
  },
  linkToMissingPage: {
    id: 'editor.publishing.rule.missingPage',
    defaultMessage: 'A link leads to a page that does not exist: {value}',
    description: 'Finding of the check of a page; the id of the page follows',
  },
  linkToUnpublishedPage: {
    id: 'editor.publishing.rule.unpublishedPage',
    defaultMessage: 'A link leads to a page that is not published: {value}',
    description: 'Finding of the check of a page; the id of the page follows',
  },
  linkToMissingFile: {
    id: 'editor.publishing.rule.missingFile',
    defaultMessage: 'A link leads to a file that does not exist: {value}',
    description: 'Finding of the check of a page; the name of the file follows',
  },
  linkToMissingAddress: {
    id: 'editor.publishing.rule.missingAddress',
    defaultMessage: 'A link leads to an address that does not exist: {value}',
    description: 'Finding of the check of a page; the typed address follows',
  },
  hiddenByRedirect: {
    id: 'editor.publishing.rule.hiddenByRedirect',
    defaultMessage: 'A redirect hides this page from visitors: {value}',
    description: 'Finding of the check of a page; the former address of the redirect follows',
  },
  linkToMissingProduct: {
    id: 'editor.publishing.rule.missingProduct',
    defaultMessage: 'A link leads to a product or service that does not exist: {value}',
    description: 'Finding of the check of a page; the name of the product in addresses follows',
  },
  uncheckedProducts: {
    id: 'editor.publishing.rule.uncheckedProducts',
    defaultMessage: 'Links to products and services could not be checked.',
    description: 'Finding of the check of a page: the products service does not answer',
  },
  brandContrast: {
    id: 'editor.publishing.rule.brandContrast',
    defaultMessage: 'Colours of the brand are hard to read ({value}).',
    description: 'Finding of the check of a page: brand, scheme, and the two colours with their contrast',
  },
  uncheckedBrand: {
    id: 'editor.publishing.rule.uncheckedBrand',
    defaultMessage: 'The contrast of the brand “{value}” could not be checked.',
    description: 'Finding of the check of a page',
  },
  missingPicture: {
    id: 'editor.publishing.rule.missingPicture',
    defaultMessage: 'A picture does not exist: {value}',
    description: 'Finding of the check of a page; the name of the picture follows',
  },
  pictureWithoutDescription: {
    id: 'editor.publishing.rule.description',
    defaultMessage: 'The picture {value} has no description for screen readers in {language}.',
    description: 'Finding of the check of a page',
  },
  missingTranslation: {
    id: 'editor.publishing.rule.translation',
    defaultMessage: 'There is no text in {language}.',
    description: 'Finding of the check of a page',
  },
  unfinishedTranslation: {
    id: 'editor.publishing.rule.unfinishedTranslation',
    defaultMessage: 'The translation into {language} is not finished, or of an older text.',
    description: 'Finding of the check of a page',
  },
  headingOrder: {
    id: 'editor.publishing.rule.heading',
    defaultMessage: 'The heading “{value}” does not have the right level.',
    description: 'Finding of the check of a page: the heading skips a level',
  },
  longText: {
    id: 'editor.publishing.rule.long',
    defaultMessage: 'The page is long in {language}.',
    description: 'Finding of the check of a page',
  },
})
