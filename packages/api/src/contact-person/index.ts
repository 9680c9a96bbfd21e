export { fetchContactPerson, type ContactPersonResponse } from './fetchContactPerson.ts'
