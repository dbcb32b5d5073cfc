import { localized } from '../../api/contract/locales.ts';
import type { Product } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import type { MessageKey } from '../messages/translate.ts';
import styles from './ProductFacts.module.css';

const FACTS = [
  ['what_to_expect', 'product.whatToExpect'],
  ['locations', 'product.locations'],
  ['availability', 'product.availability'],
  ['eligibility', 'product.eligibility'],
] as const satisfies readonly (readonly [string, MessageKey])[];

/** What to expect, where, when and for whom, each only where it is told (public-site §3). */
export function ProductFacts({ product }: { product: Product }) {
  const { t, locale } = useSite();
  const facts = FACTS.map(([field, title]) => ({
    title: t(title),
    text: localized(product.translations, field, locale),
  })).filter(({ text }) => text !== '');
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts} data-ground="dark">
      {facts.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
