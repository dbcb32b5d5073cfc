import CssBaseline from '@mui/material/CssBaseline';
import { useMemo, useSyncExternalStore } from 'react';
import {
  AccessDenied,
  AdminContext,
  AuthenticationError,
  CoreAdminUI,
  Error as ErrorPage,
  type I18nProvider,
  LoadingPage,
  Navigate,
  Resource,
} from 'react-admin';
import { createClient } from '../api/client/createClient.ts';
import { createSession } from '../api/client/session.ts';
import { DEFAULT_ACCENT } from '../api/contract/theme.ts';
import { Layout } from './frame/Layout.tsx';
import { Notice } from './frame/Notice.tsx';
import { RoleContext, resourceFor } from './layout/access.tsx';
import { lazyView } from './layout/lazyView.tsx';
import { createAuthProvider, roleOf } from './providers/authProvider.ts';
import { createDataProvider } from './providers/dataProvider.ts';
import { currentLanguage } from './providers/language.ts';
import { createQueryClient } from './providers/queryClient.ts';
import { routerProvider } from './providers/routerProvider.ts';
import { sendFiles } from './providers/sendFiles.ts';
import { createStore } from './providers/store.ts';
import { RESOURCES } from './resources.ts';
import { createReauthentication } from './session/reauthentication.ts';
import { SessionContext } from './session/sessionParts.ts';
import { createWaitingClient } from './session/waitingClient.ts';
import { themesOf } from './theme/themes.ts';

const Dashboard = lazyView(async () => (await import('./dashboard/Dashboard.tsx')).Dashboard);
/** The session shared with the storefront. */
const session = createSession();
const client = createClient({ language: currentLanguage, session, sendFiles });
const store = createStore();
const queryClient = createQueryClient();
/** A changed role ends the session. */
const reauthentication = createReauthentication(session, await roleOf(client, session));
const waitingClient = createWaitingClient(client, session, reauthentication);
const authProvider = createAuthProvider(client, session, reauthentication);
const sessionParts = { session, client, reauthentication };
/** Used until the team's accent is loaded. */
const themes = themesOf(DEFAULT_ACCENT);

export const App = ({ i18nProvider }: { i18nProvider: I18nProvider }) => {
  const dataProvider = useMemo(
    () => createDataProvider(waitingClient, (key, options) => i18nProvider.translate(key, options)),
    [i18nProvider],
  );
  const role = useSyncExternalStore(reauthentication.subscribe, reauthentication.role);
  return (
    <SessionContext value={sessionParts}>
      <RoleContext value={role}>
        <AdminContext
          authProvider={authProvider}
          darkTheme={themes.dark}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          lightTheme={themes.light}
          queryClient={queryClient}
          routerProvider={routerProvider}
          store={store}
        >
          {/* Without react-admin's own sign-in page, whose form would be in the first load. */}
          <CssBaseline enableColorScheme>
            <CoreAdminUI
              title="Paddock"
              accessDenied={AccessDenied}
              authenticationError={AuthenticationError}
              catchAll={ToDashboard}
              dashboard={Dashboard}
              disableTelemetry
              error={ErrorPage}
              layout={Layout}
              loading={LoadingPage}
              requireAuth
            >
              {RESOURCES.map((resource) => (
                <Resource key={resource.name} {...resourceFor(role, resource)} />
              ))}
            </CoreAdminUI>
            <Notice />
          </CssBaseline>
        </AdminContext>
      </RoleContext>
    </SessionContext>
  );
};

const ToDashboard = () => <Navigate to="/" replace />;
