import * as v from 'valibot'
import {
  choicesField,
  consentField,
  countryField,
  emailField,
  lineField,
  optionalTextField,
  slugField,
  textField,
} from './fields.ts'

const maxNameLength = 100
const maxTextLength = 5_000

/** Topics of a subscription. */
export const subscriptionTopics = ['stories', 'media-releases'] as const

export type SubscriptionTopic = (typeof subscriptionTopics)[number]

/**
 * The forms of the site, with one schema for browser, host and service (FORM-03…12, FORM-17, STORY-10). Fields are in
 * the order of the page.
 */
export const forms = {
  support: v.object({
    email: emailField(),
    firstName: lineField(maxNameLength),
    lastName: lineField(maxNameLength),
    company: lineField(200),
    country: countryField(),
    product: lineField(200),
    serialNumber: lineField(maxNameLength),
    message: optionalTextField(maxTextLength),
  }),
  inquiry: v.object({
    email: emailField(),
    firstName: lineField(maxNameLength),
    lastName: lineField(maxNameLength),
    company: lineField(200),
    country: countryField(),
    message: textField(maxTextLength),
  }),
  whitepaper: v.object({
    firstName: lineField(maxNameLength),
    lastName: lineField(maxNameLength),
    email: emailField(),
    company: lineField(200),
    consent: consentField(),
    paper: slugField(),
  }),
  feedback: v.object({
    firstName: lineField(maxNameLength),
    lastName: lineField(maxNameLength),
    company: lineField(200),
    country: countryField(),
    message: textField(maxTextLength),
    story: slugField(),
  }),
  subscription: v.object({
    email: emailField(),
    topics: choicesField(subscriptionTopics),
    consent: consentField(),
  }),
} as const

export type FormName = keyof typeof forms

/** The validated values of a form. */
export type FormValues<Name extends FormName = FormName> = v.InferOutput<(typeof forms)[Name]>

export const formNames = Object.keys(forms) as readonly FormName[]
