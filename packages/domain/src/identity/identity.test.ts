import { describe, expect, it } from 'vitest'
import { allowsRole, showsRole, toTokenSet, toInitials, toUser, unknownUser } from './index.ts'

describe('a token set', () => {
  it('expires expires_in seconds from now, in milliseconds (AUTH-02)', () => {
    const response = { access_token: 'a', id_token: 'i', refresh_token: 'r', expires_in: 300 }
    expect(toTokenSet(response, 1_000)).toEqual({
      accessToken: 'a',
      idToken: 'i',
      refreshToken: 'r',
      tokenExpiry: 301_000,
    })
    expect(toTokenSet({ access_token: 'a' }, 0)).toEqual({
      accessToken: 'a',
      idToken: null,
      refreshToken: null,
      tokenExpiry: null,
    })
  })
})

describe('a user', () => {
  const info = {
    subname: 'u1',
    sub: 's1',
    given_name: 'Carla',
    family_name: 'Östberg',
    name: 'Carla Östberg',
    email: 'c@a.test',
  }

  it('is mapped from userinfo (AUTH-03)', () => {
    expect(toUser({ ...info, roles: ['x'] })).toEqual({
      id: 'u1',
      fullName: 'Carla Östberg',
      firstName: 'Carla',
      lastName: 'Östberg',
      initials: 'CÖ',
      email: 'c@a.test',
      roles: ['x'],
      populated: true,
      isDelegatedAdminInternal: false,
      isDelegatedAdminExternal: false,
    })
    expect(unknownUser.populated).toBe(false)
  })

  it("has initials of whole graphemes, or the family name's first character if the name has no spaces", () => {
    expect(
      ['Věra Moser', 'annegret von Hintermeister-Oberhauser', 'E\u0301mile Zola', '李文娜', ' ', ''].map(toInitials),
    ).toEqual(['VM', 'AH', 'E\u0301Z', '李', '', ''])
  })

  it('has its id from sub without a subname, and initials from the full name if only that is given (AUTH-03)', () => {
    expect(toUser({ sub: 's1', name: 'ada king lovelace' })).toMatchObject({ id: 's1', initials: 'AL' })
    expect(toUser({ name: 'Plato' }).initials).toBe('P')
    expect(toUser({}).initials).toBe('')
  })

  it('has a list of roles, also of one (AUTH-04)', () => {
    expect(toUser({ ...info, roles: 'single' }).roles).toEqual(['single'])
    expect(toUser(info).roles).toEqual([])
    expect(toUser({ ...info, roles: '' }).roles).toEqual([])
  })

  it('is an internal or external organization administrator by role (AUTH-03, PORTAL-13)', () => {
    expect(toUser({ ...info, roles: 'kmx_delegatedadmin_intern' })).toMatchObject({
      isDelegatedAdminInternal: true,
      isDelegatedAdminExternal: false,
    })
    expect(toUser({ ...info, roles: ['a', 'kmx_delegatedadmin_extern'] }).isDelegatedAdminExternal).toBe(true)
  })
})

describe('a role', () => {
  it('shows by substring and allows by its exact name only (PORTAL-11)', () => {
    const roles = ['x_kmx_int_assetdb_active_y']
    expect(showsRole(roles, 'kmx_int_assetdb_active')).toBe(true)
    expect(allowsRole(roles, 'kmx_int_assetdb_active')).toBe(false)
    expect(allowsRole(['kmx_int_assetdb_active'], 'kmx_int_assetdb_active')).toBe(true)
  })
})
