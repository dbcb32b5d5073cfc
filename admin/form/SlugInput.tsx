import { TextInput, useRecordContext, useResourceContext } from 'react-admin';
import { VOUCHER_SLUG } from '../../api/contract/constants.ts';
import { useIsNew } from './useIsNew.ts';
import { useSlugSuggestion } from './useSlugSuggestion.ts';

/**
 * The slug of a record with one for both languages: a new one follows the name, the English one first.
 * That of the voucher which the home page shows can't be changed: its section would be gone.
 */
export const SlugInput = ({ isRequired }: { isRequired?: boolean }) => {
  const resource = useResourceContext();
  const isNew = useIsNew();
  const isVoucher = useRecordContext()?.slug === VOUCHER_SLUG;
  const help = isVoucher ? 'paddock.slug.voucher' : 'paddock.slug.saved';
  useSlugSuggestion(SOURCE);
  return (
    <TextInput
      helperText={isNew ? `resources.${resource}.slugHelp` : help}
      isRequired={isRequired}
      readOnly={!isNew && isVoucher}
      source="slug"
    />
  );
};

const SOURCE = { slug: 'slug', titles: ['translations.en.name', 'translations.cs.name'] };
