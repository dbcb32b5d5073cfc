import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import {
  AdminContext,
  AdminUI,
  type AuthProvider,
  type CoreLayoutProps,
  defaultLightTheme,
  memoryStore,
  Resource,
  type ResourceProps,
  TestMemoryRouter,
} from 'react-admin';
import type { Client } from '../../api/client/createClient.ts';
import { storeLanguage } from '../../api/client/language.ts';
import type { Session } from '../../api/client/session.ts';
import type { Role } from '../../api/contract/access.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { Notice } from '../layout/Notice.tsx';
import { refuseStrayFiles } from '../layout/refuseStrayFiles.ts';
// Forms load it on demand; preloaded so that tests don't wait for it.
import '../form/contractRules.ts';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { createDataProvider } from '../providers/dataProvider.ts';
import { createQueryClient } from '../providers/queryClient.ts';
import { routerProvider } from '../providers/routerProvider.ts';
import { createStore } from '../providers/store.ts';
import { createReauthentication } from '../session/reauthentication.ts';
import { SessionContext } from '../session/sessionParts.ts';
import { createWaitingClient } from '../session/waitingClient.ts';
import { RoleContext } from '../ui/access.tsx';
import { fakeApi } from './fakeApi.ts';

// As the product does when it starts.
refuseStrayFiles();

/** With dialogs, menus and panels that open and close at once. The product’s own theme takes longer. */
const THEME = { ...defaultLightTheme, motion: { reducedMotion: 'always' as const } };

const NONE = () => null;

interface Screen {
  address: string;
  locale: Locale;
  resource: ResourceProps;
  /** Additional resources that a screen links to or searches. */
  others?: readonly ResourceProps[];
  /** Wraps the screen; nothing by default. */
  layout?: ComponentType<CoreLayoutProps>;
  /** The signed-in user's name. */
  authProvider?: AuthProvider;
  /** The stored sign-in, for screens over which one signs in again. */
  session?: Session;
  /** The user's role; owner by default. */
  role?: Role;
  answer: Parameters<typeof fakeApi>[0];
}

/** Renders a resource's real screens over an API made of one function. */
export async function renderScreen({
  address,
  locale,
  resource,
  others = [],
  layout = Bare,
  authProvider,
  session,
  role = 'owner',
  answer,
}: Screen) {
  storeLanguage(locale);
  const { client, calls } = fakeApi(answer, session);
  const parts = session && sessionParts(session, client, role);
  const i18nProvider = await createI18nProvider(locale);
  const dataProvider = createDataProvider(parts?.waitingClient ?? client, (key, options) =>
    i18nProvider.translate(key, options),
  );
  render(
    <TestMemoryRouter initialEntries={[address]}>
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={createQueryClient(() => true, false)}
        routerProvider={routerProvider}
        store={createStore(memoryStore())}
        theme={THEME}
      >
        <SessionContext value={parts ?? null}>
          <RoleContext value={role}>
            {/* However slow the machine is, a test sees what it waits for. */}
            <Notice isLasting>
              <AdminUI disableTelemetry layout={layout} notification={NONE}>
                {[resource, ...others].map((each) => (
                  <Resource key={each.name} {...each} />
                ))}
              </AdminUI>
            </Notice>
          </RoleContext>
        </SessionContext>
      </AdminContext>
    </TestMemoryRouter>,
  );
  return { calls };
}

function sessionParts(session: Session, client: Client, role: Role) {
  const reauthentication = createReauthentication(session, role);
  const waitingClient = createWaitingClient(client, session, reauthentication);
  return { session, client, reauthentication, waitingClient };
}

const Bare = ({ children }: { children: React.ReactNode }) => <main>{children}</main>;
