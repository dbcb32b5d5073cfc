import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type Ref, useEffect, useRef } from 'react';
import { useFormGroupContext, useFormGroups, useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { LIMITS } from '../../api/contract/constants.ts';
import { useMayWrite } from '../ui/access.tsx';
import { Note } from '../ui/Note.tsx';
import { Combinations } from './Combinations.tsx';
import { OptionInputs } from './OptionInputs.tsx';
import { VariantInputs } from './VariantInputs.tsx';
import {
  type FormVariant,
  newVariant,
  noName,
  type TypedName,
  withOption,
  withoutOption,
} from './variants.ts';

/** What a buyer chooses of a product, and what can be bought; one sentence for a product without options. */
export const VariantsTab = () => {
  const translate = useTranslate();
  const isAllowed = useMayWrite();
  const { setValue } = useFormContext();
  const options: unknown = useWatch({ name: 'options' });
  useInTab('options', 'variants');
  if (Array.isArray(options) && options.length > 0) return <Variants />;
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: '60ch' }}>
        {translate('resources.products.variants.none')}
      </Typography>
      {isAllowed && (
        <AddButton
          label="addOption"
          onClick={() => {
            setValue('variants', [], CHANGED);
            setValue('options', [noName()], CHANGED);
          }}
        />
      )}
    </>
  );
};

const CHANGED = { shouldDirty: true } as const;

/** Marks the tab for errors of whole fields, such as a list without an item. */
function useInTab(...fields: string[]): void {
  const group = useFormGroupContext();
  const groups = useFormGroups();
  const names = fields.join(' ');
  useEffect(() => {
    if (!groups || !group) return;
    for (const name of names.split(' ')) groups.registerField(name, group);
    return () => {
      for (const name of names.split(' ')) groups.unregisterField(name, group);
    };
  }, [group, groups, names]);
}

const Variants = () => {
  const translate = useTranslate();
  const isAllowed = useMayWrite();
  const list = useRef<HTMLUListElement>(null);
  const addVariant = useRef<HTMLButtonElement>(null);
  const { getValues, setFocus } = useFormContext();
  const options = useFieldArray({ name: 'options' });
  // The variants' own ids are part of what is saved.
  const variants = useFieldArray({ name: 'variants', keyName: 'key' });
  const count = options.fields.length;
  const now = (): FormVariant[] => getValues('variants') ?? [];
  const error = useListError('variants');

  // The button that adds the first option goes away.
  useEffect(() => {
    if (getValues('options.0.cs') === '') setFocus('options.0.cs');
  }, [getValues, setFocus]);

  const removeOption = (index: number) => {
    variants.replace(count === 1 ? [] : withoutOption(now(), index));
    options.remove(index);
  };
  const removeVariant = (index: number) => {
    variants.remove(index);
    const left = list.current?.querySelectorAll('.variant-remove');
    const next = left?.[index + 1] ?? left?.[index - 1];
    (next instanceof HTMLElement ? next : addVariant.current)?.focus();
  };

  return (
    <>
      <Typography component="h3" variant="h3">
        {translate('resources.products.fields.options')}
      </Typography>
      <Note>{translate('resources.products.variants.optionsHint')}</Note>
      {options.fields.map(({ id }, index) => (
        <OptionInputs index={index} key={id} onRemove={() => removeOption(index)} />
      ))}
      {isAllowed && count < LIMITS.productOptions && (
        <AddButton
          label="addOption"
          onClick={() => {
            variants.replace(withOption(now()));
            options.append(noName());
          }}
        />
      )}
      <Typography component="h3" sx={{ mt: 3 }} variant="h3">
        {translate('resources.products.fields.variants')}
      </Typography>
      {isAllowed && (
        <Combinations count={count} onAdd={(added) => variants.append(added, UNFOCUSED)} />
      )}
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
      <ul ref={list} style={{ margin: 0, padding: 0, width: '100%' }}>
        {variants.fields.map(({ key }, index) => (
          <VariantInputs
            count={variants.fields.length}
            index={index}
            key={key}
            onMove={(to) => variants.move(index, to)}
            onRemove={() => removeVariant(index)}
            options={count}
          />
        ))}
      </ul>
      {isAllowed && variants.fields.length < LIMITS.productVariants && (
        <AddButton
          label="add"
          onClick={() => variants.append(newVariant(emptyValues(count)))}
          ref={addVariant}
        />
      )}
    </>
  );
};

const UNFOCUSED = { shouldFocus: false } as const;

const emptyValues = (count: number): TypedName[] => Array.from({ length: count }, noName);

/** The message of a list as a whole, not of its items. */
function useListError(name: string): string | null {
  const { errors } = useFormState({ name });
  const { message, root } = Object(errors[name]);
  const text: unknown = message ?? Object(root).message;
  return typeof text === 'string' ? text : null;
}

interface AddButtonProps {
  label: string;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

const AddButton = ({ label, onClick, ref }: AddButtonProps) => (
  <Button onClick={onClick} ref={ref} startIcon={<Add />} sx={{ mt: 1.5 }} variant="outlined">
    {useTranslate()(`resources.products.variants.${label}`)}
  </Button>
);
