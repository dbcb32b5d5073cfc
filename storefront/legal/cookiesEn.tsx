import { STORAGE_KEYS } from '../../api/client/storage.ts';
import { RELOADED_KEY } from '../app/reloadOnMissingFiles.ts';
import { LEGAL_TERMS } from './legalTerms.ts';
import type { LegalText } from './legalText.ts';
import { StoredItems } from './StoredItems.tsx';

const heads = ['Name', 'What it is for', 'How long'] as const;

/** Cookies. */
export const cookiesEn: LegalText = (seller) => [
  {
    id: 'what',
    title: 'What they are',
    body: (
      <p>
        A cookie is a short text that a site stores in your browser and reads on your next visit.
        The browser’s local storage works much the same, only it is not sent to the server. We use
        both, but little: no advertising, no tracking, no scripts of others.
      </p>
    ),
  },
  {
    id: 'necessary',
    title: 'What is necessary',
    body: (
      <>
        <p>
          Without these the site could not do what you ask of it. Under Section 89(3) of the Czech
          Electronic Communications Act (No. 127/2005 Coll.) they need no consent.
        </p>
        <StoredItems
          caption="Necessary items in the browser"
          heads={heads}
          items={[
            [
              STORAGE_KEYS.language,
              'The language you chose; local storage and a cookie.',
              `The cookie up to ${LEGAL_TERMS.technicalYears} year, the storage until deleted`,
            ],
            [STORAGE_KEYS.cart, 'What is in your cart; it stays in your browser.', 'Until deleted'],
            [STORAGE_KEYS.cookieConsent, 'Your answer about cookies.', 'Until deleted'],
            [
              STORAGE_KEYS.placedOrder,
              'The order you sent last: number, amount and e-mail, shown again when the page is reloaded.',
              'Until the tab is closed or the next order begins',
            ],
            [RELOADED_KEY, 'Keeps a page of an older version from loading in circles.', 'One tab'],
          ]}
        />
      </>
    ),
  },
  {
    id: 'team',
    title: 'For the team alone',
    body: (
      <>
        <p>These appear only for those who sign in to look after the site:</p>
        <StoredItems
          caption="Items of signed-in members of the team"
          heads={heads}
          items={[
            [
              `${STORAGE_KEYS.accessToken}, ${STORAGE_KEYS.refreshToken}`,
              'Being signed in.',
              'Until sign-out, 30 days at most',
            ],
            [STORAGE_KEYS.user, 'The name of who is signed in.', 'Until sign-out'],
            [
              `${STORAGE_KEYS.loginEmail}, ${STORAGE_KEYS.loginPassword}`,
              'Filling in the sign-in form; the password only when ticked.',
              'Until deleted',
            ],
            ['invoice_session', 'Opening invoices while signed in; a cookie.', 'Up to 30 days'],
            ['known_device', 'Guarding sign-in against abuse; a cookie.', 'Up to 1 year'],
          ]}
        />
      </>
    ),
  },
  {
    id: 'others',
    title: 'Cookies for statistics and advertising',
    body: (
      <p>
        There are none. Should that change, they will be listed here and nothing is stored until you
        let us with “Accept”. Declining counts as much as accepting, and the site works in full
        without them. Links to social networks are just links: nothing of theirs is loaded until you
        click.
      </p>
    ),
  },
  {
    id: 'change',
    title: 'Changing your choice',
    body: (
      <p>
        You can change your answer at the top of this page. Everything stored can be deleted in your
        browser’s settings; the cart goes with it, and the site will ask you again. For anything
        else write to <a href={`mailto:${seller.email}`}>{seller.email}</a>.
      </p>
    ),
  },
];
