import type { FormFields } from './formData.ts';

/** The server's filter of dates: `when` is past, or else coming. */
export const datesFilter = ({ when, ...others }: FormFields): FormFields => ({
  ...others,
  [when === 'past' ? 'ends_at_lt' : 'ends_at_gte']: new Date().toISOString(),
});
