import { type Site, useSite } from '../app/site.ts';
import { ownTexts } from '../messages/ownTexts.ts';
import type { MessageKey, Translate } from '../messages/translate.ts';
import texts from './messages/texts.json';

export type CheckoutKey = keyof typeof texts.en;

const useOwnTexts = ownTexts(texts);

const isOwn = (key: string): key is CheckoutKey => Object.hasOwn(texts.en, key);

/** The site context with the texts of checkout and payment, which only buyers load. */
export function useCheckout(): Omit<Site, 't'> & { t: Translate<MessageKey | CheckoutKey> } {
  const site = useSite();
  const own = useOwnTexts();
  return {
    ...site,
    t: (key, values) => (isOwn(key) ? own(key, values) : site.t(key, values)),
  };
}
