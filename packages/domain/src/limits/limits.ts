/** Largest upload in bytes: 100 MB, binary (FORM-14, CONST-03). */
export const uploadSizeLimit = 100 * 1024 * 1024

/** Hours within which a contact request is promised an answer (CONTACT-02, CONST-03). */
export const contactReplyHours = 24
