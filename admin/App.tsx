import CssBaseline from '@mui/material/CssBaseline';
import { useMemo, useSyncExternalStore } from 'react';
import {
  AdminContext,
  CoreAdminUI,
  type I18nProvider,
  LoadingPage,
  Navigate,
  Resource,
} from 'react-admin';
import { isSignedIn } from '../api/client/signedIn.ts';
import { DEFAULT_ACCENT } from '../api/contract/theme.ts';
import { Layout } from './layout/Layout.tsx';
import { Notice } from './layout/Notice.tsx';
import { ErrorScreen } from './layout/ScreenBoundary.tsx';
import { createAuthProvider } from './providers/authProvider.ts';
import { createDataProvider } from './providers/dataProvider.ts';
import { createQueryClient } from './providers/queryClient.ts';
import { routerProvider } from './providers/routerProvider.ts';
import { createStore } from './providers/store.ts';
import { Dashboard, MOUNTED } from './resources.ts';
import { SessionContext, type SessionParts } from './session/sessionParts.ts';
import { createWaitingClient } from './session/waitingClient.ts';
import { themesOf } from './theme/themes.ts';
import { RoleContext, resourceFor } from './ui/access.tsx';

const store = createStore();
/** Used until the team's accent is loaded. */
const themes = themesOf(DEFAULT_ACCENT);

interface Started {
  i18nProvider: I18nProvider;
  sessionParts: SessionParts;
}

export const App = ({ i18nProvider, sessionParts }: Started) => {
  const { session, client, reauthentication } = sessionParts;
  const queryClient = useMemo(() => createQueryClient(() => isSignedIn(session)), [session]);
  const authProvider = useMemo(
    () => createAuthProvider(client, session, reauthentication),
    [client, session, reauthentication],
  );
  const dataProvider = useMemo(() => {
    const waitingClient = createWaitingClient(client, session, reauthentication);
    return createDataProvider(waitingClient, (key, options) =>
      i18nProvider.translate(key, options),
    );
  }, [client, session, reauthentication, i18nProvider]);
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
            <Notice>
              <CoreAdminUI
                title="Paddock"
                accessDenied={ToDashboard}
                authenticationError={ToDashboard}
                catchAll={ToDashboard}
                dashboard={Dashboard}
                disableTelemetry
                error={ErrorScreen}
                layout={Layout}
                loading={LoadingPage}
                requireAuth
              >
                {MOUNTED.map((resource) => (
                  <Resource key={resource.name} {...resourceFor(role, resource)} />
                ))}
              </CoreAdminUI>
            </Notice>
          </CssBaseline>
        </AdminContext>
      </RoleContext>
    </SessionContext>
  );
};

const ToDashboard = () => <Navigate to="/" replace />;
