import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uploadSizeLimit } from '../limits/index.ts'
import { recognizeMedia } from './recognizeMedia.ts'
import { resolveUploadProblem } from './resolveUploadProblem.ts'

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

describe('the type of a file', () => {
  it.each([
    ['image/jpeg', '\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF'],
    ['image/png', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR'],
    ['image/gif', 'GIF89a\u0001\0'],
    ['image/webp', 'RIFF\u0024\0\0\0WEBPVP8 '],
    ['image/bmp', 'BM\u0046\0\0\0\0\0\0\0\u0036\0'],
    ['image/tiff', 'II*\0\u0008\0\0\0'],
    ['image/avif', '\0\0\0\u0020ftypavif\0\0\0\0'],
    ['image/heic', '\0\0\0\u0018ftypheic\0\0\0\0'],
    ['video/mp4', '\0\0\0\u0020ftypisom\0\0\u0002\0'],
    ['video/quicktime', '\0\0\0\u0014ftypqt  \0\0\0\0'],
    ['video/3gpp', '\0\0\0\u0018ftyp3gp5\0\0\0\0'],
    ['video/webm', '\u001aE\u00df\u00a3\u009f\u0042\u0086\u0081\u0001B\u0082\u0084webm'],
    ['video/x-matroska', '\u001aE\u00df\u00a3\u00a3B\u0082\u0088matroska'],
    ['video/x-msvideo', 'RIFF\u0024\0\0\0AVI LIST'],
    ['video/mp4', '\0\0\0\u0020ftypXAVC\0\0'],
    ['video/mp4', '\0\0\0\u0020ftypF4V \0\0'],
    ['video/mp4', '\0\0\0\u0020ftyphvc1\0\0'],
    ['video/mp4', '\0\0\0\u0020ftypmmp4\0\0'],
    ['video/mp4', '\0\0\0\u0020ftypNDSC\0\0'],
    ['video/x-ms-asf', '0&\u00b2u\u008ef\u00cf\u0011\u00a6\u00d9\0\u00aa\0b\u00cel\0\0'],
    ['video/mpeg', '\0\0\u0001\u00ba!\0\u0001'],
  ])('is recognized as %s (FORM-13)', (type, start) => {
    expect(recognizeMedia(latin(start))).toBe(type)
  })

  it.each([
    ['a text', 'Hello'],
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing that can hold script', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['a program', 'MZ\u0090\0\u0003'],
    ['a document', '%PDF-1.7'],
    ['an archive', 'PK\u0003\u0004'],
    ['a letter that begins with BM', 'BMW is a maker of cars'],
    ['sound', 'RIFF\u0024\0\0\0WAVEfmt '],
    ['sound of the brand M4A', '\0\0\0\u0020ftypM4A \0\0'],
    ['sound of the brand M4B', '\0\0\0\u0020ftypM4B \0\0'],
    ['sound of the brand M4P', '\0\0\0\u0020ftypM4P \0\0'],
    ['sound of the brand F4A', '\0\0\0\u0020ftypF4A \0\0'],
    ['sound of the brand F4B', '\0\0\0\u0020ftypF4B \0\0'],
    ['nothing', ''],
  ])('is no image and no video for %s (FORM-13)', (_name, start) => {
    expect(recognizeMedia(latin(start))).toBeNull()
  })

  it('is determined for any bytes without an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(recognizeMedia(bytes)).toBe(recognizeMedia(bytes.slice(0, 64)))
      }),
    )
  })
})

describe('an upload', () => {
  const start = latin('GIF89a')
  it.each([
    [99.9, null],
    [100, null],
    [100.1, 'tooLarge'],
    [0, 'empty'],
  ] as const)('of %s MB is accepted or not: %s (FORM-14)', (megabytes, problem) => {
    expect(resolveUploadProblem({ size: Math.round(megabytes * 1024 * 1024), start })).toBe(problem)
  })

  it('may have the limit to the byte, not one more (FORM-14)', () => {
    expect(resolveUploadProblem({ size: uploadSizeLimit, start })).toBeNull()
    expect(resolveUploadProblem({ size: uploadSizeLimit + 1, start })).toBe('tooLarge')
    expect(resolveUploadProblem({ size: 5, start: latin('Hello') })).toBe('wrongKind')
  })
})
