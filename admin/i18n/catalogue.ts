import type { Locale } from '../../api/contract/locales.ts';
import { verdictLabels } from '../../api/contract/movementVerdicts.ts';
import { statusLabels } from '../../api/contract/orderStatuses.ts';
import { paymentSourceLabels, paymentStateLabels } from '../../api/contract/payments.ts';

export interface Texts {
  readonly [key: string]: string | Texts;
}

/**
 * The `messages.json` of every folder, by file, as one catalogue: those of a resource, named after it,
 * below `resources`, others at the top level; each under its folder's name.
 */
export function catalogue(files: Readonly<Record<string, Texts>>, locale: Locale) {
  const entries = Object.entries(files).map(
    ([file, texts]) => [file.split('/').at(-2) ?? '', texts] as const,
  );
  const isResource = ([, texts]: readonly [string, Texts]) => 'name' in texts;
  const resources: Texts = Object.fromEntries(entries.filter(isResource));
  return {
    ...Object.fromEntries(entries.filter((entry) => !isResource(entry))),
    resources: {
      ...resources,
      orders: {
        ...Object(resources.orders),
        statuses: statusLabels(locale),
        paymentStates: paymentStateLabels(locale),
        paymentSources: paymentSourceLabels(locale),
      },
      payments: { ...Object(resources.payments), verdicts: verdictLabels(locale) },
    },
  };
}
