import { defineMessages } from '@kudex/intl/messages'

export const comparisonMessages = defineMessages({
  pageTitle: {
    id: 'comparison.page.title',
    defaultMessage: 'Comparison: {category}',
    description: 'Title of the comparison of a category in the window',
  },
  lead: {
    id: 'comparison.page.lead',
    defaultMessage: '{count, plural, one {# product} other {# products beside each other}}',
    description: 'Below the title: how many products are compared',
  },
  caption: {
    id: 'comparison.page.caption',
    defaultMessage: 'Technical data of {names}',
    description: 'Spoken name of the table',
  },
  hideIdentical: {
    id: 'comparison.page.hideIdentical',
    defaultMessage: 'Hide identical values',
    description: 'Switch that hides rows in which all products agree',
  },
  nothingLeft: {
    id: 'comparison.page.nothingLeft',
    defaultMessage: 'These products do not differ in any value.',
    description: 'Below the heads of the table, where identical rows are hidden and no other row is left',
  },
  differs: {
    id: 'comparison.page.differs',
    defaultMessage: '(differs)',
    description: 'Spoken with the name of a row in which products differ',
  },
  notApplicable: {
    id: 'comparison.page.notApplicable',
    defaultMessage: 'Not applicable',
    description: 'In place of a value that a product does not have',
  },
  variantLabel: {
    id: 'comparison.page.variantLabel',
    defaultMessage: 'Variant of {name}',
    description: 'Spoken name of the choice of a variant in the head of a column',
  },
  otherCategory: {
    id: 'comparison.page.otherCategory',
    defaultMessage: 'Of another category and left out: {names}',
    description: 'Names products of the address that do not belong to the category',
  },
  further: {
    id: 'comparison.page.further',
    defaultMessage: 'Further product',
    description: 'Label of the choice of one more product of the category',
  },
  choose: {
    id: 'comparison.page.choose',
    defaultMessage: 'Choose a product',
    description: 'First entry of the choice of one more product',
  },
  addFurther: { id: 'comparison.page.addFurther', defaultMessage: 'Add', description: 'Adds the chosen product' },
  apply: {
    id: 'comparison.page.apply',
    defaultMessage: 'Apply',
    description: 'Sends the choices where no script runs',
  },
  csv: {
    id: 'comparison.page.csv',
    defaultMessage: 'Download table (CSV)',
    description: 'Downloads the table as a file',
  },
  print: { id: 'comparison.page.print', defaultMessage: 'Print', description: 'Prints the comparison' },
  copy: {
    id: 'comparison.page.copy',
    defaultMessage: 'Copy link',
    description: 'Copies the address of the comparison',
  },
  copied: { id: 'comparison.page.copied', defaultMessage: 'Link copied', description: 'After copying the address' },
  keep: {
    id: 'comparison.page.keep',
    defaultMessage: 'Keep in my comparison',
    description: 'Adds the products of a shared comparison to the own one',
  },
  keepText: {
    id: 'comparison.page.keepText',
    defaultMessage: 'This comparison was opened by its link and is not kept in this browser.',
    description: 'Shown where products of the page are not in the own comparison',
  },
  toProducts: {
    id: 'comparison.page.toProducts',
    defaultMessage: 'To the products',
    description: 'Link from the empty comparison to the product list',
  },
})
