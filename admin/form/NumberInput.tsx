import type { ComponentProps } from 'react';
// biome-ignore lint/style/noRestrictedImports: the one place that it is made of
import { NumberInput as ReactAdminNumberInput } from 'react-admin';
import { currentLanguage } from '../providers/language.ts';
import { numberText, typedNumber } from './typedNumber.ts';

type NumberInputProps = Omit<
  ComponentProps<typeof ReactAdminNumberInput>,
  'format' | 'parse' | 'slotProps' | 'min' | 'max' | 'step'
>;

/**
 * A number, typed with a comma or a point in both languages. A text input: browsers drop the sign
 * that is not their language's from a number input, so that 1290,50 becomes 129050.
 */
export const NumberInput = (props: NumberInputProps) => (
  <ReactAdminNumberInput {...props} format={shown} parse={parsed} slotProps={AS_TEXT} />
);

const shown = (value: unknown) => numberText(value, currentLanguage());

const parsed = (text: string) => (text.trim() === '' ? null : typedNumber(text));

const AS_TEXT = { htmlInput: { type: 'text', inputMode: 'decimal', step: undefined } } as const;
