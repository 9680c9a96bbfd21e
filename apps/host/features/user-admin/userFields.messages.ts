import { defineMessages } from '@kudex/intl/messages'

/** Labels, statuses, applications and roles of users (UADM-02, UADM-03). */
export const userFieldMessages = defineMessages({
  firstName: { id: 'users.field.firstName', defaultMessage: 'First name', description: 'Label' },
  lastName: { id: 'users.field.lastName', defaultMessage: 'Last name', description: 'Label' },
  name: { id: 'users.field.name', defaultMessage: 'Name', description: 'Column title: first and last name' },
  email: { id: 'users.field.email', defaultMessage: 'E-mail', description: 'Label' },
  organization: { id: 'users.field.organization', defaultMessage: 'Organization', description: 'Label' },
  application: { id: 'users.field.application', defaultMessage: 'Application', description: 'Label' },
  role: { id: 'users.field.role', defaultMessage: 'Role', description: 'Label: role of a user in an application' },
  status: { id: 'users.field.status', defaultMessage: 'Status', description: 'Label' },
  subRegion: { id: 'users.field.subRegion', defaultMessage: 'Sub region', description: 'Label: part of a continent' },
  country: { id: 'users.field.country', defaultMessage: 'Country', description: 'Label' },
  city: { id: 'users.field.city', defaultMessage: 'City', description: 'Label' },
  members: {
    id: 'users.field.members',
    defaultMessage: 'Members',
    description: 'Label: number of members of an organization',
  },
  requestedBy: {
    id: 'users.field.requestedBy',
    defaultMessage: 'Requested by',
    description: 'Label: person who asked for access',
  },
  requestDate: { id: 'users.field.requestDate', defaultMessage: 'Request date', description: 'Label' },
  orguid: {
    id: 'users.field.orguid',
    defaultMessage: 'Orguid',
    description: 'Label: id of an organization in the master data',
  },
  invited: { id: 'users.status.invited', defaultMessage: 'Invited', description: 'Status of an access' },
  inviteExpired: {
    id: 'users.status.inviteExpired',
    defaultMessage: 'Invite expired',
    description: 'Status of an access',
  },
  pending: {
    id: 'users.status.pending',
    defaultMessage: 'Pending',
    description: 'Status of an access: an administrator has to decide',
  },
  active: { id: 'users.status.active', defaultMessage: 'Active', description: 'Status of an access' },
  inactive: { id: 'users.status.inactive', defaultMessage: 'Inactive', description: 'Status of an access' },
  declined: { id: 'users.status.declined', defaultMessage: 'Declined', description: 'Status of an access' },
  unknown: { id: 'users.status.unknown', defaultMessage: 'Unknown', description: 'Status of an access' },
  userAdministration: {
    id: 'users.application.userAdministration',
    defaultMessage: 'User administration',
    description: 'Application',
  },
  tickets: { id: 'users.application.tickets', defaultMessage: 'Service tickets', description: 'Application' },
  inventory: {
    id: 'users.application.inventory',
    defaultMessage: 'Inventory',
    description: 'Application: list of machines',
  },
  wireFlow: {
    id: 'users.application.wireFlow',
    defaultMessage: 'Wire-flow',
    description: 'Application; a product name',
  },
  direct: { id: 'users.application.direct', defaultMessage: 'Direct service', description: 'Application' },
  wireMaster: {
    id: 'users.application.wireMaster',
    defaultMessage: 'Wire master',
    description: 'Application; a product name',
  },
  masterData: { id: 'users.application.masterData', defaultMessage: 'Master data', description: 'Application' },
  editor: {
    id: 'users.application.editor',
    defaultMessage: 'Editor area',
    description: 'Application: writes the texts of the website',
  },
  roleUser: { id: 'users.role.user', defaultMessage: 'User', description: 'Role in an application' },
  roleAdministrator: {
    id: 'users.role.administrator',
    defaultMessage: 'Administrator',
    description: 'Role in an application',
  },
  roleCloud: { id: 'users.role.cloud', defaultMessage: 'Cloud user', description: 'Role in the application Wire-flow' },
  roleEditor: { id: 'users.role.editor', defaultMessage: 'Editor', description: 'Role: writes texts of the website' },
  roleOnprem: {
    id: 'users.role.onprem',
    defaultMessage: 'On-premises user',
    description: 'Role in the application Wire-flow',
  },
})
