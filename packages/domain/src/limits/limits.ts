/** Largest upload in bytes: 100 MB, binary (FORM-14, CONST-03). */
export const uploadSizeLimit = 100 * 1024 * 1024

/** {@link uploadSizeLimit} in megabytes, for texts. */
export const uploadMegabytesLimit = uploadSizeLimit / 1024 / 1024

/** Largest picture that editors upload, in bytes: 25 MB, binary. */
export const pictureSizeLimit = 25 * 1024 * 1024

/** {@link pictureSizeLimit} in megabytes, for texts. */
export const pictureMegabytesLimit = pictureSizeLimit / 1024 / 1024

/** Hours within which contact requests are answered (CONTACT-02, CONST-03). */
export const contactReplyHours = 24

/** Limits of an upload without script: number of files and total bytes (FORM-14). */
export const postedUploadLimits = { files: 5, bytes: 2 * uploadSizeLimit } as const
