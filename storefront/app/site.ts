import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import type { Client } from '../../api/client/createClient.ts';
import type { Ground } from '../../api/contract/constants.ts';
import type { Locale } from '../../api/contract/locales.ts';
import type { PostedForm } from '../../api/contract/postedForm.ts';
import type { Translate } from '../messages/translate.ts';

/** How queries reach the API: the client and the language that it asks in. */
export interface ApiAccess {
  client: Client;
  locale: Locale;
}

/** The server's answer with a page; parts of the page may change it while rendering. */
export interface PageResponse {
  status: number;
  location?: string;
}

export interface Site extends ApiAccess {
  t: Translate;
  /** Scheme and host of the site, without a slash at the end. */
  origin: string;
  /** What the site stands on; dark if nothing else is said. */
  ground?: Ground;
  /** Whether the page shows a record that is not public. */
  isPreview?: boolean;
  /** Whether the first page shown was asked for with a preview that has ended. */
  hasPreviewEnded?: boolean;
  /** A form of the first page shown that was sent without scripts. */
  posted?: PostedForm;
  /** Shows the site in another language and remembers the choice. */
  setLanguage: (locale: Locale) => void;
  /** Only while the server renders. */
  response?: PageResponse;
}

export const SiteContext = createContext<Site | null>(null);

/** The site around a component; throws outside of one. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext above it');
  return site;
}

/** Lets the server answer with this status instead of 200, e.g. 404. */
export function useStatus(status: number): void {
  const { response } = useSite();
  if (response) response.status = status;
}

/** The form that the page shown answers; undefined on pages that the visitor went to since. */
export function usePosted(): PostedForm | undefined {
  const { posted } = useSite();
  return useLocation().key === 'default' ? posted : undefined;
}
