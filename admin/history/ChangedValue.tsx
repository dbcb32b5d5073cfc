import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { variantName } from '../../api/contract/variants.ts';
import { currentLanguage } from '../providers/language.ts';
import { shownDay, shownMoment, shownMoney } from '../ui/shown.ts';
import { Thumbnail } from '../ui/Thumbnail.tsx';

interface ChangedValueProps {
  resource: string;
  /** The field's name without its language. */
  name: string;
  value: unknown;
  /** The shortened text, for text values. */
  text?: string;
}

/** A field's value as its form shows it: text, picture or price. */
export const ChangedValue = ({ resource, name, value, text }: ChangedValueProps): ReactNode => {
  const translate = useTranslate();
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) {
    return <Box sx={EMPTY}>{translate('resources.history.nothing')}</Box>;
  }
  if (Array.isArray(value)) return <Items items={value} />;
  if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
  if (name === 'price') return shownMoney(Number(value));
  if (name === 'date' || name === 'published_date') return shownDay(value);
  if (name.endsWith('publish_at')) return shownMoment(value);
  const whole = String(value);
  if (whole.startsWith('/uploads/')) return <File path={whole} />;
  const choices = CHOICES[`${resource}.${name}`];
  return choices === undefined
    ? (text ?? whole)
    : translate(`resources.${resource}.${choices}.${whole}`, { _: whole });
};

const CHOICES: Readonly<Record<string, string>> = {
  'events.event_type': 'types',
  'gallery.category': 'categories',
  'products.category': 'categories',
  'settings.setting_group': 'groups',
  'achievement-stats.icon': 'icons',
  'cars.spec_icon': 'icons',
  'orders.status': 'statuses',
  'payment-methods.kind': 'kinds',
};

const File = ({ path }: { path: string }) => {
  const translate = useTranslate();
  const name = path.split('/').slice(-2).join('/');
  return /\.(mp4|webm)$/.test(path) ? (
    translate('resources.history.video', { path: name })
  ) : (
    <Thumbnail alt={name} height={72} path={path} width={108} />
  );
};

const Items = ({ items }: { items: readonly unknown[] }) => (
  <Box component="ul" sx={items.some((item) => pathOf(item) !== '') ? PICTURES : LINES}>
    {items.map((item, place) => (
      // Items have no key of their own and may repeat.
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown, never changed
      <li key={place}>{pathOf(item) ? <File path={pathOf(item)} /> : lineOf(item)}</li>
    ))}
  </Box>
);

const property = (item: unknown, name: string): string => {
  const value: unknown = Reflect.get(Object(item), name);
  return typeof value === 'string' ? value : '';
};
const pathOf = (item: unknown) => property(item, 'image_path');
const lineOf = (item: unknown) =>
  typeof item === 'object'
    ? [...variantFacts(item), property(item, 'cs'), property(item, 'en')]
        .filter((text) => text !== '')
        .join(' · ')
    : String(item);

/** The values of a product's variant, its SKU and what it costs more or less. */
function variantFacts(item: unknown): string[] {
  const { values, price_difference: difference }: Record<string, unknown> = Object(item);
  if (!Array.isArray(values)) return [];
  return [
    variantName(values, currentLanguage()),
    property(item, 'sku'),
    typeof difference === 'number' && difference !== 0 ? shownMoney(difference) : '',
  ];
}

const EMPTY = { color: 'text.secondary', fontStyle: 'italic' };
const LIST = { listStyle: 'none', m: 0, p: 0 };
const PICTURES = { ...LIST, display: 'flex', flexWrap: 'wrap', gap: 1 };
const LINES = { ...LIST, '& > li + li': { mt: 0.5 } };
