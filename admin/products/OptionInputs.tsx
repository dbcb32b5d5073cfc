import Delete from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Confirm, TextInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { LOCALES } from '../../api/contract/locales.ts';
import { useMayWrite } from '../ui/access.tsx';
import { IconAction } from '../ui/IconAction.tsx';
import { useOptionName } from './useOptionName.ts';

interface OptionInputsProps {
  index: number;
  onRemove: () => void;
}

/** The names of an option, such as size, in both languages. */
export const OptionInputs = ({ index, onRemove }: OptionInputsProps) => {
  const translate = useTranslate();
  const isAllowed = useMayWrite();
  const { getValues } = useFormContext();
  const [isAsking, setAsking] = useState(false);
  const name = useOptionName()(index);
  const number = translate('resources.products.variants.option', { number: index + 1 });
  const remove = () => {
    const variants: unknown = getValues('variants');
    // Without variants nothing is lost.
    if (Array.isArray(variants) && variants.length > 0) setAsking(true);
    else onRemove();
  };
  return (
    <Box sx={ROW}>
      {LOCALES.map((locale) => (
        <TextInput
          helperText={false}
          isRequired
          key={locale}
          label={translate('resources.products.variants.inLanguage', {
            field: number,
            language: translate(`paddock.languages.${locale}`),
          })}
          source={`options.${index}.${locale}`}
          sx={{ gridColumn: { xs: 1, sm: 'auto' } }}
        />
      ))}
      {isAllowed && (
        <IconAction
          label={translate('resources.products.variants.removeOption', { name })}
          onClick={remove}
          sx={{ mt: 1, gridRow: 1, gridColumn: { xs: 2, sm: 3 } }}
        >
          <Delete />
        </IconAction>
      )}
      <Confirm
        confirm="ra.action.remove"
        confirmColor="warning"
        content="resources.products.variants.removeOptionContent"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
        title={translate('resources.products.variants.removeOption', { name })}
      />
    </Box>
  );
};

const ROW = {
  width: '100%',
  mt: 1,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: '1fr 1fr auto' },
  columnGap: 2,
  alignItems: 'start',
};
