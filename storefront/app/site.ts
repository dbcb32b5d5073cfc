import { createContext, use } from 'react';
import type { Client } from '../../api/client/createClient.ts';
import type { Ground } from '../../api/contract/constants.ts';
import type { Locale } from '../../api/contract/locales.ts';
import type { PostedForm } from '../../api/contract/postedForm.ts';
import type { Translate } from '../messages/translate.ts';
import { FIRST_KEY, usePlace } from './navigation.ts';

/** Query context: the API client and its language. */
export interface ApiAccess {
  client: Client;
  locale: Locale;
}

/** The server's response to a page; components may change it while rendering. */
export interface PageResponse {
  status: number;
  location?: string;
}

export interface Site extends ApiAccess {
  t: Translate;
  /** Scheme and host of the site, without a trailing slash. */
  origin: string;
  /** The site's base theme; dark by default. */
  ground?: Ground;
  /** Whether the page shows an unpublished record. */
  isPreview?: boolean;
  /** Whether the first page was requested with an expired preview. */
  hasPreviewEnded?: boolean;
  /** Whether the checkout asks for discount codes: there are some. */
  hasDiscountCodes?: boolean;
  /** A form submitted without scripts, answered by the first page. */
  posted?: PostedForm;
  /** Switches the site's language and remembers the choice. */
  setLanguage: (locale: Locale) => void;
  /** Set only while the server renders. */
  response?: PageResponse;
}

export const SiteContext = createContext<Site | null>(null);

/** The site context; throws outside its provider. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext above it');
  return site;
}

/** Sets the server's response status, e.g. 404. */
export function useStatus(status: number): void {
  const { response } = useSite();
  if (response) response.status = status;
}

/** The form answered by the current page; undefined after navigating to another page. */
export function usePosted(): PostedForm | undefined {
  const { posted } = useSite();
  return usePlace().key === FIRST_KEY ? posted : undefined;
}
