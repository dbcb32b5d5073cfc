import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import type { Client } from '../../api/client/createClient.ts';
import { storedLanguage, storeLanguage } from '../../api/client/language.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { loadMessages } from '../messages/loadMessages.ts';
import { createTranslate, type Messages } from '../messages/translate.ts';
import { settingsQuery } from '../settings/settings.ts';
import { LinkLanguageContext, linkLanguage } from './linkLanguage.ts';
import type { PageState } from './pageState.ts';
import { type Site, SiteContext } from './site.ts';

interface AppProps
  extends Pick<PageState, 'locale' | 'linked' | 'origin' | 'preview' | 'posted' | 'theme'>,
    Pick<Site, 'hasPreviewEnded' | 'hasDiscountCodes' | 'response'> {
  messages: Messages;
  queryClient: QueryClient;
  clientFor: (locale: Locale) => Client;
  /** Loads what the page needs besides texts before it is shown in another language. */
  readyInLanguage?: ((locale: Locale) => Promise<void>) | undefined;
  children: ReactNode;
}

/** The providers of all pages: language, texts, API client and query cache. */
export function App({ queryClient, clientFor, readyInLanguage, children, ...page }: AppProps) {
  const [shown, setPage] = useState(page);
  const { locale } = shown;
  const [links] = useState(() => linkLanguage(page.linked ? page.locale : null));

  useEffect(() => {
    rememberLinkedLanguage(locale);
    if (storedLanguage() === locale) links.drop();
  }, [locale, links]);

  const client = useMemo(() => clientFor(locale), [clientFor, locale]);
  // The former language's settings are better than none until the other's arrive.
  const { data: settings } = useQuery(
    { ...settingsQuery({ client, locale }), placeholderData: (shown) => shown },
    queryClient,
  );

  const site = useMemo<Site>(() => {
    const { messages, preview, theme, ...facts } = shown;
    return {
      ...facts,
      // A setting with a message's key replaces it.
      t: createTranslate({ ...messages, ...settings?.values }, facts.locale),
      client,
      ground: theme.ground,
      isPreview: preview !== undefined,
      setLanguage: (chosen) => {
        storeLanguage(chosen);
        links.drop();
        void Promise.all([loadMessages(chosen), readyInLanguage?.(chosen)]).then(([loaded]) =>
          startTransition(() =>
            setPage((known) => ({ ...known, locale: chosen, messages: loaded })),
          ),
        );
      },
    };
  }, [shown, settings, client, links, readyInLanguage]);

  return (
    <QueryClientProvider client={queryClient}>
      <LinkLanguageContext value={links}>
        <SiteContext value={site}>{children}</SiteContext>
      </LinkLanguageContext>
    </QueryClientProvider>
  );
}

/** Keeps the language of the link for visitors without a stored choice. */
function rememberLinkedLanguage(locale: Locale): void {
  const named = new URLSearchParams(window.location.search).has('lang');
  if (named && !storedLanguage()) storeLanguage(locale);
}
