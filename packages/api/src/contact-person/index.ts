export { fetchContactPerson, type ContactPersonAnswer } from './fetchContactPerson.ts'
