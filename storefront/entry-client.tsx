import './styles/base.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createClient } from '../api/client/createClient.ts';
import type { Locale } from '../api/contract/locales.ts';
import { typesetting } from '../api/contract/noBreaks.ts';
import { App } from './app/App.tsx';
import { Document } from './app/Document.tsx';
import { loadWholeSheet } from './app/loadWholeSheet.ts';
import { browserNavigation, NavigationContext } from './app/navigation.ts';
import { Pages } from './app/Pages.tsx';
import { unpacked } from './app/packedPictures.ts';
import { loadPage, loadWholePage } from './app/pageModules.ts';
import { type PageState, readState } from './app/pageState.ts';
import { createQueryClient } from './app/queries.ts';
import { reloadOnMissingFiles } from './app/reloadOnMissingFiles.ts';
import { matchRoute } from './app/routes.ts';
import { loadMessages } from './messages/loadMessages.ts';
import { session } from './session/session.ts';
import { leaveLeftover } from './ui/leaveLeftover.ts';
import { urls } from './urls.ts';

/** Hydrates the server-rendered page, once its module, texts and styles are loaded. */
async function start(): Promise<void> {
  const { state, text } = readState();
  const [page, messages] = await Promise.all([
    (state.hydratesLazily ? loadPage : loadWholePage)(matchRoute(window.location.pathname).route),
    loadMessages(state.locale),
    loadWholeSheet(state.assets),
  ]);
  const queryClient = createQueryClient();
  // A cached page is dropped when its data change, so its answers count as just fetched.
  for (const [key, data] of state.answers) queryClient.setQueryData(key, unpacked(data));

  const clientFor = clientsOf(state);
  const navigation = browserNavigation();
  const { locale } = state;
  const accessIn = (language: Locale) => ({ client: clientFor(language), locale: language });
  const readyInLanguage = state.hydratesLazily
    ? page.hydrateLazily?.({ locale, accessIn, queryClient, navigation })
    : undefined;

  // A transition hydrates in slices: input meanwhile doesn't wait for the whole page.
  startTransition(() => {
    hydrateRoot(
      document,
      <App
        {...state}
        messages={messages}
        queryClient={queryClient}
        clientFor={clientFor}
        readyInLanguage={readyInLanguage}
      >
        <NavigationContext value={navigation}>
          <Document assets={state.assets} theme={state.theme} state={text}>
            <Pages />
          </Document>
        </NavigationContext>
      </App>,
    );
  });
}

const clientsOf =
  ({ preview }: PageState) =>
  (locale: Locale) =>
    createClient({
      language: () => locale,
      session,
      preview,
      receive: typesetting(locale),
      onSessionEnd: () => window.location.assign(urls.login),
    });

reloadOnMissingFiles();
leaveLeftover();
void start();
