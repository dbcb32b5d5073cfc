import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import type { Manifest } from 'vite';
import { createClient } from '../../api/client/createClient.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { typesetting } from '../../api/contract/noBreaks.ts';
import { canonicalPath, pageSearch } from '../../api/contract/sitePaths.ts';
import { homeSectionsQuery } from '../home/homeSections.ts';
import { loadMessages } from '../messages/loadMessages.ts';
import { pageLinksQuery } from '../pages/pageQueries.ts';
import { NO_SETTINGS, type SiteSettings, settingsQuery } from '../settings/settings.ts';
import type { Sheet } from '../styles/sheet.ts';
import { App } from './App.tsx';
import { Document, LAYERS } from './Document.tsx';
import { fixedNavigation, NavigationContext } from './navigation.ts';
import { CrashPage, Pages } from './Pages.tsx';
import { packed } from './packedPictures.ts';
import { pageAssets } from './pageAssets.ts';
import { loadAllPages, loadPage } from './pageModules.ts';
import { type PageState, writeState } from './pageState.ts';
import { hashesOf, STYLE_PLACES, withStyles } from './pageStyles.ts';
import { pageTheme } from './pageTheme.ts';
import { prefetch } from './prefetch.ts';
import { createQueryClient, type SectionQuery } from './queries.ts';
import { allQueries, isCustom, isNotFound, matchRoute } from './routes.ts';
import type { PageResponse } from './site.ts';

/** What the client reads of a `Response`. */
interface Answer extends Pick<Response, 'ok' | 'status' | 'text'> {
  headers: Pick<Headers, 'get'>;
}

export interface RenderInput
  extends Pick<PageState, 'locale' | 'preview' | 'hasPreviewEnded' | 'posted' | 'hasDiscountCodes'>,
    Partial<Pick<PageState, 'linked' | 'assets'>> {
  /** The page's address with the site's public scheme and host. */
  url: URL;
  /** Calls the API in this process; takes '/api/…' addresses and answers with what the client reads. */
  fetch(address: string, init: { headers: Record<string, string> }): Promise<Answer>;
}

export interface RenderOutput extends PageResponse {
  html: string;
  /** The route pattern of the page. */
  route: string;
  /** Hashes of the inline styles, for the page's policy. */
  styleHashes: readonly string[];
  /** Whether every section was answered, so that the page may be cached. */
  cacheable: boolean;
  /** What a component threw, so that this is the failure page. */
  error?: unknown;
}

/** Milliseconds that a page waits for its sections; later ones are left to the browser. */
const SECTION_LIMIT = 2_000;

const ready = loadAllPages();

/** Renders one page completely, with its data; the failure page with 500 when a component throws. */
export async function render(
  input: RenderInput,
  manifest: Manifest,
  sheet: Sheet = [],
): Promise<RenderOutput> {
  const { url, locale, linked = false, preview, hasPreviewEnded, posted, fetch, assets } = input;
  const { hasDiscountCodes } = input;
  const path = canonicalPath(url.pathname);
  const search = pageSearch(path, url.searchParams);
  const { route, params } = matchRoute(path);
  const moved = {
    status: 301,
    location: path + search,
    html: '',
    route: route.path,
    styleHashes: [],
    cacheable: false,
  };
  const isMoved = path !== url.pathname;
  if (isMoved && !isNotFound(route) && !isCustom(route)) return moved;

  const [messages] = await Promise.all([loadMessages(locale), ready]);
  const page = await loadPage(route);
  const receive = typesetting(locale);
  // The client reads no more of an answer, and making a whole `Response` would load Node's HTTP client.
  const ask = fetch as typeof globalThis.fetch;
  const clientFor = () =>
    createClient({ language: () => locale, fetch: ask, stamp: false, preview, receive });
  const queryClient = createQueryClient();
  const access = { client: clientFor(), locale };
  const visit = { ...access, params, posted, search: new URLSearchParams(search) };
  const lazy = page.lazyQueries?.(visit) ?? [];
  const complete = await prefetch(
    queryClient,
    [
      settingsQuery(access),
      homeSectionsQuery(access),
      pageLinksQuery(access),
      ...allQueries(page, visit),
    ],
    SECTION_LIMIT,
  );

  const settings =
    queryClient.getQueryData<SiteSettings>(settingsQuery(access).queryKey) ?? NO_SETTINGS;
  const { theme, style: themeStyle } = pageTheme(settings, manifest, locale);
  const state: PageState = {
    locale,
    linked,
    origin: url.origin,
    preview,
    hasPreviewEnded,
    posted,
    hasDiscountCodes,
    theme,
    assets: assets ?? { ...pageAssets(manifest, route, locale), inlined: sheet.length > 0 },
    // Parts that weren't answered are left to the browser, which then needs them all.
    hydratesLazily: (complete && lazy.length > 0) || undefined,
    answers: answersOf(queryClient, locale, complete ? lazy : []),
  };
  const response: PageResponse = { status: 200 };
  const whole = (content: ReactNode) => (
    <App
      {...state}
      messages={messages}
      queryClient={queryClient}
      clientFor={clientFor}
      response={response}
    >
      <NavigationContext value={fixedNavigation(path + search)}>
        <Document
          {...state}
          styles={STYLE_PLACES.site}
          themeStyle={themeStyle + STYLE_PLACES.own}
          state={writeState(state)}
        >
          {content}
        </Document>
      </NavigationContext>
    </App>
  );
  const finished = async (content: ReactNode) => {
    const written = await toHtml(whole(content));
    // In development there is no policy, and React checks that its attributes exist.
    if (sheet.length === 0) return { html: written, route: route.path, styleHashes: [] };
    const { html, site, own } = withStyles(written, sheet);
    const styleHashes = hashesOf([LAYERS, site, themeStyle + own]);
    return { html, route: route.path, styleHashes };
  };

  try {
    const page = await finished(<Pages />);
    if (isMoved && response.status === 200) return moved;
    return { ...response, ...page, cacheable: complete && response.status === 200 };
  } catch (error) {
    // Without the layout where that is what fails.
    const page = await finished(<Pages failed={{ error }} />).catch(() =>
      finished(<CrashPage error={error} />),
    );
    return { ...page, status: 500, cacheable: false, error };
  } finally {
    queryClient.clear();
  }
}

function answersOf(
  queryClient: QueryClient,
  locale: Locale,
  without: readonly SectionQuery<unknown>[],
): PageState['answers'] {
  const left = new Set(without.map(({ queryKey }) => hashKey(queryKey)));
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, queryHash }) => state.status === 'success' && !left.has(queryHash))
    .map(({ queryKey, state }) => [queryKey, packed(state.data, locale)]);
}

/**
 * The complete HTML: nothing streams in later, so no script has to move it. React's build for
 * Node would track every promise of the process from then on (on Node before 24), which makes each
 * later response slower; the build for other runtimes doesn't.
 */
async function toHtml(page: ReactNode): Promise<string> {
  let failure: unknown;
  const stream = await renderToReadableStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error;
    },
  });
  await stream.allReady;
  if (failure) throw failure;
  // `new Response(stream).text()` would load Node's HTTP client, too.
  const decoder = new TextDecoder();
  let html = '';
  for await (const chunk of stream) html += decoder.decode(chunk, { stream: true });
  return html;
}
