import type { DehydratedState } from '@tanstack/react-query';
import type { Locale } from '../../api/contract/locales.ts';
import type { PostedForm } from '../../api/contract/postedForm.ts';
import type { Theme } from '../../api/contract/theme.ts';
import { safeJson } from '../seo/safeJson.ts';

export interface PageAssets {
  script: string;
  styles: readonly string[];
  /** The styles stand in the page itself under these names: nobody waits for another file. */
  inlined?: boolean;
  preload: readonly string[];
}

/** How the site looks by the team's settings. */
export interface PageTheme extends Pick<Theme, 'ground' | 'edges'> {
  /** Of the browser's own frame. */
  color: string;
  /** Addresses of what the page's first words are set in. */
  fonts: readonly string[];
}

/** What the server hands to the browser with a page, so that it can take over without asking. */
export interface PageState {
  locale: Locale;
  /** The address alone says the language. */
  linked: boolean;
  origin: string;
  /** The signed text that shows one hidden record; the browser's calls carry it on. */
  preview?: string;
  /** The page was asked for with a preview that has ended. */
  hasPreviewEnded?: boolean;
  /** A form that was sent without scripts, and what became of it. */
  posted?: PostedForm;
  theme: PageTheme;
  assets: PageAssets;
  queries: DehydratedState;
}

export const STATE_ID = 'page-state';

export const writeState = (state: PageState): string => safeJson(state);

/** A kept page is dropped when its data changes: what came with it counts as asked for now. */
export function readState(): { state: PageState; text: string } {
  const text = document.getElementById(STATE_ID)?.textContent ?? '';
  const state: PageState = JSON.parse(text);
  for (const query of state.queries.queries) query.state.dataUpdatedAt = Date.now();
  return { state, text };
}
