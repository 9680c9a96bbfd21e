import type { SeedAccess, SeedOrganizationRecord, SeedUser } from '../accounts.types.ts'

/** The organizations of the demo. */
export const demoOrganizations: readonly SeedOrganizationRecord[] = [
  {
    id: 'kudex',
    orguid: '0b7b2b9e-6a0e-4f5d-8a41-000000000001',
    name: 'Kudex AG',
    subRegion: 'Central Europe',
    country: 'CH',
    city: 'Lucerne',
  },
  {
    id: 'acme-harness',
    orguid: '0b7b2b9e-6a0e-4f5d-8a41-000000000002',
    name: 'ACME Harness Ltd',
    subRegion: 'Northern Europe',
    country: 'GB',
    city: 'Leeds',
  },
  {
    id: 'shared-wiring',
    orguid: '0b7b2b9e-6a0e-4f5d-8a41-000000000003',
    name: 'Shared Wiring AG',
    subRegion: 'Central Europe',
    country: 'CH',
    city: 'Biel',
  },
  {
    id: 'globex-kabel',
    orguid: '0b7b2b9e-6a0e-4f5d-8a41-000000000004',
    name: 'Globex Kabel GmbH',
    subRegion: 'Central Europe',
    country: 'DE',
    city: 'Bremen',
  },
]

const [acme, shared, globex] = ['acme-harness', 'shared-wiring', 'globex-kabel'] as const

let count = 0

/** A user without a password, who cannot sign in. */
function user(organization: string, name: string, accesses: SeedUser['accesses'], domain?: string): SeedUser {
  count += 1
  const [givenName = '', familyName = ''] = name.split(' ')
  const address = name
    .normalize('NFD')
    .replaceAll(/[^\w ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.')
  return {
    id: `5d0f6c1e-3a52-4c0b-9f2e-6b1f0c7a2${String(count).padStart(3, '0')}`,
    email: `${address}@${domain ?? `${organization.split('-')[0]}.example`}`,
    givenName,
    familyName,
    organizations: [organization],
    accesses,
  }
}

/** An invited person, who has no name yet. */
function invited(organization: string, address: string, accesses: SeedUser['accesses'], daysLeft: number): SeedUser {
  return { ...user(organization, '', accesses), email: address, daysLeft }
}

const entry =
  (application: SeedAccess['application'], role = 'user') =>
  (status: SeedAccess['status'] = 'active', daysAgo = 200): SeedAccess => ({ application, role, status, daysAgo })

const tickets = entry('tickets')
const inventory = entry('inventory')
const direct = entry('direct')
const cloud = entry('wire-flow', 'cloud')
const onPrem = entry('wire-flow', 'onprem')
const wireMaster = entry('wire-master')
const masterData = entry('master-data')
const administration = entry('user-administration', 'administrator')

/** Invented users beside the demo accounts, with access in every status. */
export const demoUsers: readonly SeedUser[] = [
  user(acme, 'Beatrice Holroyd', [administration(), tickets(), inventory()]),
  user(acme, 'Priya Nair', [tickets(), inventory(), cloud()]),
  user(acme, 'Tom Ashworth', [tickets(), direct('pending', 2)]),
  user(acme, 'Siân Pritchard', [tickets(), inventory('pending', 5)]),
  user(acme, 'Gareth Lomax', [tickets('inactive'), inventory('inactive')]),
  user(acme, 'Megan Oldfield', [inventory(), wireMaster()]),
  user(acme, 'Callum Reid', [tickets('declined', 40)]),
  user(acme, 'Nadia Rahman', [tickets(), inventory(), onPrem()]),
  user(acme, 'Oliver Thwaite', [tickets('pending', 1)]),
  user(acme, 'Ruth Ackroyd', [tickets(), masterData('declined', 90)]),
  user(acme, 'Dominik Zawadzki', [tickets(), inventory(), direct()]),
  user(acme, 'Helen Sugden', [cloud(), wireMaster('inactive')]),
  user(acme, 'Imran Chaudhry', [tickets(), masterData('pending', 8)]),
  user(acme, 'Fiona Metcalfe', [tickets()]),
  user(acme, 'Lewis Garside', [inventory()]),
  user(acme, 'Aoife Brennan', [tickets(), inventory()]),
  user(acme, 'Jack Illingworth', [tickets('inactive')]),
  user(acme, 'Chloe Barraclough', [tickets(), inventory(), cloud('pending', 3)]),
  user(acme, 'Samuel Adeyemi', [tickets()]),
  user(acme, 'Katarzyna Nowak', [tickets(), inventory()]),
  invited(acme, 'd.hartley@acme.example', [tickets('invited', 1)], 6),
  invited(acme, 'm.sowerby@acme.example', [tickets('invited', 3), inventory('invited', 3)], 4),
  invited(acme, 'k.lister@acme.example', [inventory('invited', 30)], -23),
  invited(acme, 'temp.shift2@acme.example', [tickets('invited', 65)], -58),
  { ...user(acme, 'Lukas Bieri', [tickets(), inventory()], 'shared.example'), organizations: [shared, acme] },
  user(shared, 'Verena Aebi', [administration(), tickets(), inventory()]),
  user(shared, 'Beat Kunz', [tickets(), inventory()]),
  user(shared, 'Claire Monney', [tickets()]),
  user(shared, 'Nicolas Rochat', [direct('pending', 4)]),
  invited(shared, 'empfang@shared.example', [tickets('invited', 2)], 5),
  user(globex, 'Jens Ahlers', [tickets(), inventory()]),
  user(globex, 'Wiebke Harms', [tickets(), masterData()]),
  user(globex, 'Torben Lüders', [tickets('pending', 6)]),
  user(globex, 'Sabine Cordes', [inventory('inactive')]),
  invited(globex, 'lehrwerkstatt@globex.example', [tickets('invited', 45)], -38),
]
