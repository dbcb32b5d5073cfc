import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { currentLanguage } from '../providers/language.ts';

/** Names a form's options by their texts in the current language, else by their numbers. */
export function useOptionName(): (index: number) => string {
  const translate = useTranslate();
  const options: unknown = useWatch({ name: 'options' });
  return (index) => {
    const { cs, en } = Object(Array.isArray(options) ? options[index] : null);
    const name: unknown = currentLanguage() === 'cs' ? cs || en : en || cs;
    return typeof name === 'string' && name.trim() !== ''
      ? name
      : translate('resources.products.variants.option', { number: index + 1 });
  };
}
