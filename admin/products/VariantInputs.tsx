import Delete from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LinkBase, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { LIMITS } from '../../api/contract/constants.ts';
import { LOCALES } from '../../api/contract/locales.ts';
import { NumberInput } from '../form/NumberInput.tsx';
import { StepButtons } from '../ordering/StepButtons.tsx';
import { currentLanguage } from '../providers/language.ts';
import { useMayRead, useMayWrite } from '../ui/access.tsx';
import { filteredList } from '../ui/filteredList.ts';
import { IconAction } from '../ui/IconAction.tsx';
import { Note } from '../ui/Note.tsx';
import { shownMoney } from '../ui/shown.ts';
import { useOptionName } from './useOptionName.ts';
import { useSkuSuggestion } from './useSkuSuggestion.ts';
import { VariantPhotoInput } from './VariantPhotoInput.tsx';
import type { FormVariant } from './variants.ts';

interface VariantInputsProps {
  index: number;
  /** How many variants and options there are. */
  count: number;
  options: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One variant: its values, SKU, price, photo and stock. */
export const VariantInputs = (props: VariantInputsProps) => {
  const { index, options } = props;
  const source = `variants.${index}`;
  const id = useId();
  const name = useVariantName(source);
  useSkuSuggestion(index);
  return (
    <Box component="li" sx={ITEM}>
      <Box aria-labelledby={id} component="section">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Typography component="h4" id={id} sx={NAME}>
            {name}
          </Typography>
          <VariantButtons {...props} name={name} />
        </Box>
        <Box sx={FIELDS}>
          {Array.from({ length: options }, (_, option) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a value belongs to the option of its place
            <ValueInputs key={option} option={option} source={`${source}.values`} />
          ))}
          <ValuesError source={`${source}.values`} />
          <TextInput
            helperText={false}
            isRequired
            label="resources.products.variants.sku"
            slotProps={SKU}
            source={`${source}.sku`}
          />
          <NumberInput
            helperText={<OwnPrice source={source} />}
            label="resources.products.variants.difference"
            source={`${source}.price_difference`}
          />
          <VariantPhotoInput source={`${source}.photo`} />
          <VariantStock source={source} />
        </Box>
      </Box>
    </Box>
  );
};

const ITEM = { listStyle: 'none', py: 1.5, borderBottom: 1, borderColor: 'divider' };
const NAME = { flex: 1, minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' };
const FIELDS = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(10.5rem, 1fr))' },
  columnGap: 2,
  alignItems: 'start',
};
const SKU = { htmlInput: { maxLength: LIMITS.sku, autoCapitalize: 'none', spellCheck: false } };

function useVariantName(source: string): string {
  const translate = useTranslate();
  const variant: FormVariant | undefined = useWatch({ name: source });
  const locale = currentLanguage();
  const names = (variant?.values ?? []).map((value) => value?.[locale] || value?.cs || '');
  return names.filter(Boolean).join(', ') || translate('resources.products.variants.new');
}

/** Buttons that move and remove a variant. */
const VariantButtons = (props: VariantInputsProps & { name: string }) => {
  const { index, count, name, onMove, onRemove } = props;
  const translate = useTranslate();
  if (!useMayWrite()) return null;
  return (
    <>
      <StepButtons count={count} index={index} name={name} onMove={onMove} />
      <IconAction
        className="variant-remove"
        label={translate('resources.products.variants.remove', { name })}
        onClick={onRemove}
      >
        <Delete fontSize="small" />
      </IconAction>
    </>
  );
};

/** A variant's value of an option. English follows Czech while it is empty or the same: S, M, L. */
const ValueInputs = ({ source, option }: { source: string; option: number }) => {
  const translate = useTranslate();
  const optionName = useOptionName();
  const { getValues, setValue } = useFormContext();
  const czech = `${source}.${option}.cs`;
  const english = `${source}.${option}.en`;
  const before: unknown = useWatch({ name: czech });
  const follow = (text: string) => {
    const written: unknown = getValues(english);
    if (written && written !== before) return;
    setValue(english, text, { shouldDirty: true });
  };
  return LOCALES.map((locale) => (
    <TextInput
      helperText={false}
      isRequired
      key={locale}
      label={translate('resources.products.variants.inLanguage', {
        field: optionName(option),
        language: translate(`paddock.languages.${locale}`),
      })}
      onChange={locale === 'cs' ? ({ target }) => follow(target.value) : undefined}
      source={locale === 'cs' ? czech : english}
    />
  ));
};

/** The rule that the values break together, such as a combination that is there twice. */
const ValuesError = ({ source }: { source: string }) => {
  const { errors } = useFormState({ name: source });
  const own = source.split('.').reduce<unknown>((inner, step) => Object(inner)[step], errors);
  const { message } = Object(own);
  if (typeof message !== 'string') return null;
  return (
    <FormHelperText error role="alert" sx={{ gridColumn: '1 / -1' }}>
      {message}
    </FormHelperText>
  );
};

/** What the variant costs. */
const OwnPrice = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const [price, difference]: unknown[] = useWatch({
    name: ['price', `${source}.price_difference`],
  });
  const own = Number(price) + Number(difference ?? 0);
  if (price === null || price === undefined || Number.isNaN(own)) return null;
  return translate('resources.products.variants.price', { price: shownMoney(own) });
};

/** The first count of a new variant; what is in stock of a saved one, which is counted elsewhere. */
const VariantStock = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const product = useRecordContext();
  const seesStock = useMayRead('stock');
  const variant: FormVariant | undefined = useWatch({ name: source });
  if (typeof variant?.id !== 'number') {
    return (
      <NumberInput
        helperText="resources.products.variants.stockHelp"
        label="resources.products.variants.stock"
        source={`${source}.stock`}
      />
    );
  }
  const pieces = variant.stock;
  return (
    <Box sx={{ py: 1.5 }}>
      <Note>
        {typeof pieces === 'number'
          ? translate('resources.products.variants.inStock', { smart_count: pieces })
          : translate('resources.products.variants.notCounted')}
      </Note>
      {seesStock && (
        <Link
          component={LinkBase}
          to={filteredList('stock', { product_id: product?.id })}
          variant="body2"
        >
          {translate('resources.products.variants.changeStock')}
        </Link>
      )}
    </Box>
  );
};
