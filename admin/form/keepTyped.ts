/**
 * The `resetOptions` of a form whose record may be loaded anew while it is open: what is typed stays.
 * After a save nothing is unsaved.
 */
export const KEEP_TYPED = { keepDirtyValues: true, keepIsSubmitSuccessful: true };
