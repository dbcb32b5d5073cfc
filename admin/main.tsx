import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './App.tsx';
import { createI18nProvider } from './i18n/i18nProvider.ts';
import { refuseStrayFiles } from './layout/refuseStrayFiles.ts';
import { currentLanguage, keepNamedLanguage } from './providers/language.ts';
import { preloadScreen } from './resources.ts';
import { openSession } from './session/openSession.ts';
import './fonts/fonts.css';
import './theme/dialogs.css';
import './theme/motion.css';

keepNamedLanguage();
refuseStrayFiles();
// Keeps Zod, loaded with the first form, from testing `eval`, which the policy forbids.
const zod: object = Reflect.get(globalThis, '__zod_globalConfig') ?? {};
Reflect.set(globalThis, '__zod_globalConfig', Object.assign(zod, { jitless: true }));

const BASE = '/admin';
// While texts and role are loaded, too: the frame would ask for it only once it is rendered.
preloadScreen(location.pathname.slice(BASE.length));
void start();

/** Shows the back-office once its texts are loaded and the user's role is known. */
async function start() {
  const [i18nProvider, sessionParts] = await Promise.all([
    createI18nProvider(currentLanguage()),
    openSession(),
  ]);
  const app = <App i18nProvider={i18nProvider} sessionParts={sessionParts} />;
  // A data router: without one, unsaved changes are not guarded.
  const router = createBrowserRouter([{ path: '*', element: app }], { basename: BASE });
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
