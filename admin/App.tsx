import { useMemo } from 'react';
import { Admin, type I18nProvider, Navigate, Resource } from 'react-admin';
import { Layout } from './frame/Layout.tsx';
import { Notice } from './frame/Notice.tsx';
import { lazyView } from './layout/lazyView.tsx';
import { createAuthProvider } from './providers/authProvider.ts';
import { client, session } from './providers/connection.ts';
import { createDataProvider } from './providers/dataProvider.ts';
import { createQueryClient } from './providers/queryClient.ts';
import { createStore } from './providers/store.ts';
import { RESOURCES } from './resources.ts';
import { darkTheme, lightTheme } from './theme/themes.ts';

const Dashboard = lazyView(async () => (await import('./dashboard/Dashboard.tsx')).Dashboard);
const authProvider = createAuthProvider(client, session);
const store = createStore();
const queryClient = createQueryClient();

export const App = ({ i18nProvider }: { i18nProvider: I18nProvider }) => {
  const dataProvider = useMemo(
    () => createDataProvider(client, (key, options) => i18nProvider.translate(key, options)),
    [i18nProvider],
  );
  return (
    <Admin
      title="Paddock"
      authProvider={authProvider}
      catchAll={ToDashboard}
      darkTheme={darkTheme}
      dashboard={Dashboard}
      dataProvider={dataProvider}
      disableTelemetry
      i18nProvider={i18nProvider}
      layout={Layout}
      lightTheme={lightTheme}
      loginPage={false}
      notification={Notice}
      queryClient={queryClient}
      requireAuth
      store={store}
    >
      {RESOURCES.map((resource) => (
        <Resource key={resource.name} {...resource} />
      ))}
    </Admin>
  );
};

const ToDashboard = () => <Navigate to="/" replace />;
