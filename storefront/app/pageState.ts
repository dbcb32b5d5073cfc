import type { QueryKey } from '@tanstack/react-query';
import type { Locale } from '../../api/contract/locales.ts';
import type { PostedForm } from '../../api/contract/postedForm.ts';
import type { Theme } from '../../api/contract/theme.ts';
import { safeJson } from '../seo/safeJson.ts';

export interface PageAssets {
  /** What loads the modules; see start.ts. */
  script: string;
  /** The entry, and all that the page's first load needs beside it. */
  modules: readonly string[];
  styles: readonly string[];
  /** Names of the styles inlined in the page, so that no style sheet has to be fetched. */
  inlined?: boolean;
}

/** The site's appearance by the team's settings. */
export interface PageTheme extends Pick<Theme, 'ground' | 'edges'> {
  /** The colour of the browser's own UI. */
  color: string;
  /** Addresses of the fonts of the first visible texts. */
  fonts: readonly string[];
}

/** The page's state, sent by the server for hydration without further requests. */
export interface PageState {
  locale: Locale;
  /** Whether the address alone determines the language. */
  linked: boolean;
  origin: string;
  /** The signed parameter that shows one hidden record; the browser's API calls pass it on. */
  preview?: string;
  /** Whether the page was requested with an expired preview. */
  hasPreviewEnded?: boolean;
  /** A form submitted without scripts, and its result. */
  posted?: PostedForm;
  /** Whether parts of the page are hydrated lazily: their answers aren't in the state; see home/lazyHydration.ts. */
  hydratesLazily?: boolean;
  /** Whether the checkout asks for discount codes; absent where there are none. */
  hasDiscountCodes?: boolean;
  theme: PageTheme;
  assets: PageAssets;
  /** The answers that it was rendered with; see packedPictures.ts. */
  answers: readonly (readonly [QueryKey, unknown])[];
}

export const STATE_ID = 'page-state';

export const writeState = (state: PageState): string => safeJson(state);

export function readState(): { state: PageState; text: string } {
  const text = document.getElementById(STATE_ID)?.textContent ?? '';
  return { state: JSON.parse(text), text };
}
