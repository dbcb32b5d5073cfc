import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import {
  AdminContext,
  AdminUI,
  memoryStore,
  Resource,
  type ResourceProps,
  TestMemoryRouter,
} from 'react-admin';
import { storeLanguage } from '../../api/client/language.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { Notice } from '../layout/Notice.tsx';
import { createDataProvider } from '../providers/dataProvider.ts';
import { fakeApi, type ReceivedCall } from './fakeApi.ts';

interface Screen {
  /** The address below /admin. */
  address: string;
  locale: Locale;
  resource: ResourceProps;
  answer: (call: ReceivedCall, headers: Headers) => Response;
}

/** A resource's real screens over an API made of one function. */
export async function renderScreen({ address, locale, resource, answer }: Screen) {
  storeLanguage(locale);
  const { client, calls } = fakeApi(answer);
  const i18nProvider = await createI18nProvider(locale);
  const dataProvider = createDataProvider(client, (key, options) =>
    i18nProvider.translate(key, options),
  );
  render(
    <TestMemoryRouter initialEntries={[address]}>
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        store={memoryStore()}
      >
        <AdminUI disableTelemetry layout={Bare} notification={Notice}>
          <Resource {...resource} />
        </AdminUI>
      </AdminContext>
    </TestMemoryRouter>,
  );
  return { calls };
}

const Bare = ({ children }: { children: React.ReactNode }) => <main>{children}</main>;
