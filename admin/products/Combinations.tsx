import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { LIMITS } from '../../api/contract/constants.ts';
import { Note } from '../ui/Note.tsx';
import { useOptionName } from './useOptionName.ts';
import { type FormVariant, missingVariants } from './variants.ts';

interface CombinationsProps {
  /** How many options the product has. */
  count: number;
  onAdd: (variants: FormVariant[]) => void;
}

/** Adds a variant for each combination of values that has none yet, from a list for each option. */
export const Combinations = ({ count, onAdd }: CombinationsProps) => {
  const translate = useTranslate();
  const text = (name: string, params?: object) =>
    translate(`resources.products.variants.${name}`, params);
  const { getValues } = useFormContext();
  const optionName = useOptionName();
  const [lists, setLists] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState('');
  const typed = Array.from({ length: count }, (_, index) => lists[index] ?? '');

  const make = () => {
    const { added, isCut } = missingVariants(getValues('variants') ?? [], typed);
    if (added.length > 0) onAdd(added);
    setLists([]);
    const made = added.length > 0 ? text('made', { smart_count: added.length }) : text('nothing');
    const limit = text('tooMany', { smart_count: LIMITS.productVariants });
    setOutcome(isCut ? `${added.length > 0 ? made : ''} ${limit}`.trim() : made);
  };
  const makeByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It would save the product.
    event.preventDefault();
    make();
  };

  return (
    <Box sx={{ width: '100%', my: 1 }}>
      <Box sx={ROW}>
        {typed.map((list, index) => (
          <TextField
            helperText={text('listHelp')}
            // An option is its place.
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={index}
            label={text('list', { option: optionName(index) })}
            onChange={({ target }) =>
              setLists(typed.map((other, at) => (at === index ? target.value : other)))
            }
            onKeyDown={makeByEnter}
            sx={{ flex: '1 1 12rem', maxWidth: { sm: '24rem' } }}
            value={list}
          />
        ))}
        <Button onClick={make} sx={{ mt: 1, minHeight: 44 }} variant="outlined">
          {text('make')}
        </Button>
      </Box>
      <Note role="status">{outcome}</Note>
    </Box>
  );
};

const ROW = { display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'flex-start' };
