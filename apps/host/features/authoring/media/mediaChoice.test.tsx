import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { testChoice } from '../choosing/testChoice.tsx'
import { createStoreFile } from './storeMedia.ts'
import { MediaChoice } from './MediaDialog.tsx'
import { MediaUpload } from './MediaUpload.tsx'

const files = [{ slug: 'price-list', filename: 'Prices.pdf', contentType: 'application/pdf', size: 2_048 }]
const { fetch, onChoose, getText, count, open, press, chooseFile } = testChoice()
const toChoice = (value = '') => <MediaChoice kind="files" value={value} onChoose={onChoose} />

describe('the choice of a file', () => {
  it('lists the files, and returns the chosen one', async () => {
    fetch.mockResolvedValue(Response.json({ total: 1, items: files }))
    await open(toChoice('price-list'))
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/editor/media?kind=files&search=&offset=0')
    expect(getText()).toContain('Prices.pdf')
    await press('Use this one')
    expect(onChoose).toHaveBeenCalledWith({ key: 'price-list', contentType: null })
  })

  it('takes a new file in a language', async () => {
    fetch.mockResolvedValue(Response.json({ total: 0, items: [] }))
    await open(toChoice())
    expect(count('select[name=language] option')).toBe(11)
    fetch.mockResolvedValue(Response.json({ kind: 'file', slug: 'prices', contentType: 'application/pdf' }))
    await createStoreFile(() => 'de')('/uploads/ab', AbortSignal.timeout(1_000))
    expect(fetch.mock.lastCall?.[1]?.body).toBe('{"uploadId":"ab","language":"de"}')
  })

  it('offers to cancel an upload only until it has arrived (issue 15)', async () => {
    const cancelled = 'button[aria-label^="Cancel the upload"]'
    const upload = { label: 'File', hint: '', accept: '*/*', onStored: () => {} }
    await open(<MediaUpload {...upload} storeUpload={() => new Promise(() => {})} />)
    let arrive = (_response: Response) => {}
    fetch.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
    await chooseFile(new File(['%PDF-'], 'prices.pdf'))
    expect(count(cancelled)).toBe(1)
    fetch.mockResolvedValueOnce(new Response(null, { headers: { 'upload-offset': '5' } }))
    await act(async () => {
      arrive(new Response(null, { status: 201, headers: { location: '/api/uploads/ab', 'upload-offset': '5' } }))
      await vi.advanceTimersByTimeAsync(400)
    })
    expect(getText()).toContain('is being stored')
    expect(count(cancelled)).toBe(0)
  })

  it('says why it refuses a file of another type (issue 15)', async () => {
    const upload = { label: 'File', hint: '', accept: '*/*', onStored: () => {} }
    await open(<MediaUpload {...upload} storeUpload={() => new Promise(() => {})} />)
    fetch.mockResolvedValueOnce(new Response(null, { status: 415 }))
    await chooseFile(new File(['hello'], 'notes.txt'))
    expect(getText()).toContain('its type or its size is not accepted here')
    expect(getText()).not.toContain('images and videos')
  })

  it('leads to the sign-in when the session has ended (EDITOR-01)', async () => {
    const upload = { label: 'File', hint: '', accept: '*/*', onStored: () => {} }
    await open(<MediaUpload {...upload} storeUpload={async () => ({ kind: 'unauthenticated' })} />)
    const headers = { location: '/api/uploads/ab', 'upload-offset': '5' }
    fetch.mockResolvedValueOnce(new Response(null, { status: 201, headers }))
    fetch.mockResolvedValueOnce(new Response(null, { headers: { 'upload-offset': '5' } }))
    await chooseFile(new File(['%PDF-'], 'prices.pdf'))
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(getText()).toContain('you are no longer logged in')
    expect(count('a[href="/en/editor"][target=_blank]')).toBe(1)
  })

  it('says that there are none', async () => {
    fetch.mockResolvedValue(Response.json({ total: 0, items: [] }))
    await open(toChoice())
    expect(getText()).toContain('There is nothing here yet.')
  })

  it('can be tried again after a failure', async () => {
    fetch.mockResolvedValueOnce(Response.json({}, { status: 503 }))
    await open(toChoice())
    expect(getText()).toContain('The list could not be loaded.')
    fetch.mockResolvedValue(Response.json({ total: 1, items: files }))
    await press('Try again')
    expect(getText()).toContain('Prices.pdf')
  })
})
