import { defineMessages } from '@kudex/intl/messages'

/** Texts of the dialog in which editors choose pictures and files. */
export const mediaMessages = defineMessages({
  choosePicture: {
    id: 'editor.media.choosePicture',
    defaultMessage: 'Choose picture',
    description: 'Button, and title of the dialog',
  },
  chooseFile: {
    id: 'editor.media.chooseFile',
    defaultMessage: 'Choose file',
    description: 'Button, and title of the dialog',
  },
  search: {
    id: 'editor.media.search',
    defaultMessage: 'Search by name or description',
    description: 'Search field of pictures and files',
  },
  pictures: { id: 'editor.media.pictures', defaultMessage: 'Pictures', description: 'Name of the list of pictures' },
  files: { id: 'editor.media.files', defaultMessage: 'Files', description: 'Name of the list of files' },
  upload: { id: 'editor.media.upload', defaultMessage: 'Upload a new file', description: 'Field for a file' },
  pictureHint: {
    id: 'editor.media.pictureHint',
    defaultMessage: 'JPEG, PNG, WebP, GIF, TIFF or AVIF, up to {limit} MB',
    description: 'Hint of the field for a picture',
  },
  fileHint: {
    id: 'editor.media.fileHint',
    defaultMessage: 'PDF, film in MP4 or WebM, or captions in WebVTT, up to {limit} MB',
    description: 'Hint of the field for a file',
  },
  fileLanguage: {
    id: 'editor.media.fileLanguage',
    defaultMessage: 'Language of the file',
    description: 'Field: the language in which a new document is written',
  },
  chooseUpload: {
    id: 'editor.media.chooseUpload',
    defaultMessage: 'Choose a file',
    description: 'Looks like a button of the field for a file',
  },
  send: { id: 'editor.media.send', defaultMessage: 'Upload', description: 'Button that sends the chosen file' },
  storing: {
    id: 'editor.media.storing',
    defaultMessage: 'The file has arrived and is being stored…',
    description: 'After a file was sent',
  },
  uploadRefused: {
    id: 'editor.media.uploadRefused',
    defaultMessage: 'The file was not stored: its type or its size is not accepted here.',
    description: 'After an upload',
  },
  uploadStale: {
    id: 'editor.media.uploadStale',
    defaultMessage: 'Not replaced: someone else has changed it in the meantime. Load the page again first.',
    description: 'After an upload',
  },
  uploadFailed: {
    id: 'editor.media.uploadFailed',
    defaultMessage: 'The file could not be uploaded. Check its type and its size, and try again.',
    description: 'After a failed upload',
  },
  detailsFailed: {
    id: 'editor.media.detailsFailed',
    defaultMessage: 'The description of the picture could not be loaded.',
    description: 'Alternative text and focal point are missing',
  },
  pictureSize: {
    id: 'editor.media.pictureSize',
    defaultMessage: '{width} × {height} pixels',
    description: 'Size of a picture',
  },
  fileSize: {
    id: 'editor.media.fileSize',
    defaultMessage: '{type}, {size, number} kB',
    description: 'Type and size of a file',
  },
  focalPoint: {
    id: 'editor.media.focalPoint',
    defaultMessage: 'Focal point',
    description: 'Group: part of a picture that stays visible',
  },
  focalPointHint: {
    id: 'editor.media.focalPointHint',
    defaultMessage: 'This part stays visible when the picture is cropped. Click it, or enter percentages.',
    description: 'Hint of the focal point',
  },
  fromLeft: {
    id: 'editor.media.fromLeft',
    defaultMessage: 'From the left (%)',
    description: 'Label: horizontal position of the focal point',
  },
  fromTop: {
    id: 'editor.media.fromTop',
    defaultMessage: 'From the top (%)',
    description: 'Label: vertical position of the focal point',
  },
  address: {
    id: 'editor.media.address',
    defaultMessage: 'Or its address',
    description: 'Label: address of a file or a film elsewhere',
  },
  centre: {
    id: 'editor.media.centre',
    defaultMessage: 'Use the centre',
    description: 'Button that removes the focal point',
  },
})
