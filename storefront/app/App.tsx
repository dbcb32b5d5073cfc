import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, startTransition, useMemo, useState } from 'react';
import type { Client } from '../../api/client/createClient.ts';
import { storeLanguage } from '../../api/client/language.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { loadMessages } from '../messages/loadMessages.ts';
import { createTranslate, type Messages } from '../messages/translate.ts';
import { type PageResponse, type Site, SiteContext } from './site.ts';

interface AppProps {
  locale: Locale;
  messages: Messages;
  origin: string;
  preview?: string;
  queryClient: QueryClient;
  clientFor: (locale: Locale) => Client;
  response?: PageResponse;
  children: ReactNode;
}

/** What all pages stand on: language, texts, the way to the API and the query cache. */
export function App({ queryClient, clientFor, children, ...page }: AppProps) {
  const [{ locale, messages, origin, preview, response }, setPage] = useState(page);

  const site = useMemo<Site>(
    () => ({
      locale,
      t: createTranslate(messages, locale),
      client: clientFor(locale),
      origin,
      isPreview: preview !== undefined,
      response,
      setLanguage: (chosen) => {
        storeLanguage(chosen);
        void loadMessages(chosen).then((loaded) =>
          startTransition(() =>
            setPage((shown) => ({ ...shown, locale: chosen, messages: loaded })),
          ),
        );
      },
    }),
    [locale, messages, origin, preview, response, clientFor],
  );

  return (
    <QueryClientProvider client={queryClient}>
      <SiteContext value={site}>{children}</SiteContext>
    </QueryClientProvider>
  );
}
