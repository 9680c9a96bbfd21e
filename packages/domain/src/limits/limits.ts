/** Largest upload in bytes: 100 MB, binary (FORM-14, CONST-03). */
export const uploadSizeLimit = 100 * 1024 * 1024

/** Hours within which a contact request is promised an answer (CONTACT-02, CONST-03). */
export const contactReplyHours = 24

/** What a form without script may bring at once: files, and their bytes together (FORM-14). */
export const postedUploadLimits = { files: 5, bytes: 2 * uploadSizeLimit } as const
