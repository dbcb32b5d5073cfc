import { STORAGE_KEYS } from '../../api/client/storage.ts';
import { RELOADED_KEY } from '../app/reloadOnMissingFiles.ts';
import { LEGAL_TERMS } from './legalTerms.ts';
import type { LegalText } from './legalText.ts';
import { StoredItems } from './StoredItems.tsx';

const heads = ['Název', 'K čemu je', 'Jak dlouho'] as const;

/** Cookies. */
export const cookiesCs: LegalText = (seller) => [
  {
    id: 'co',
    title: 'Co to je',
    body: (
      <p>
        Cookie je krátký text, který si web uloží ve vašem prohlížeči a při další návštěvě si ho
        přečte. Podobně funguje místní úložiště prohlížeče, jen se neposílá na server. Používáme
        obojí, ale málo: bez reklamy, bez sledování a bez cizích skriptů.
      </p>
    ),
  },
  {
    id: 'nezbytne',
    title: 'Co je nezbytné',
    body: (
      <>
        <p>
          Bez těchto položek by web nedělal, co po něm chcete. Souhlas k nim podle § 89 odst. 3
          zákona o elektronických komunikacích (č. 127/2005 Sb.) není potřeba.
        </p>
        <StoredItems
          caption="Nezbytné položky v prohlížeči"
          heads={heads}
          items={[
            [
              STORAGE_KEYS.language,
              'Jazyk, který jste si vybrali; úložiště i cookie.',
              `Cookie nejdéle ${LEGAL_TERMS.technicalYears} rok, úložiště do smazání`,
            ],
            [STORAGE_KEYS.cart, 'Obsah košíku; zůstává ve vašem prohlížeči.', 'Do smazání'],
            [STORAGE_KEYS.cookieConsent, 'Vaše odpověď na otázku o cookies.', 'Do smazání'],
            [
              STORAGE_KEYS.placedOrder,
              'Naposled odeslaná objednávka: číslo, částka a e-mail, aby je stránka ukázala i po obnovení.',
              'Do zavření panelu nebo další objednávky',
            ],
            [
              RELOADED_KEY,
              'Hlídá, aby se stránka starší verze nenačítala dokola.',
              'Do zavření panelu',
            ],
          ]}
        />
      </>
    ),
  },
  {
    id: 'tym',
    title: 'Jen pro tým',
    body: (
      <>
        <p>Tyto položky vzniknou jen tomu, kdo se přihlásí do správy webu:</p>
        <StoredItems
          caption="Položky přihlášených členů týmu"
          heads={heads}
          items={[
            [
              `${STORAGE_KEYS.accessToken}, ${STORAGE_KEYS.refreshToken}`,
              'Přihlášení do správy.',
              'Do odhlášení, nejdéle 30 dnů',
            ],
            [STORAGE_KEYS.user, 'Jméno přihlášeného.', 'Do odhlášení'],
            [
              `${STORAGE_KEYS.loginEmail}, ${STORAGE_KEYS.loginPassword}`,
              'Předvyplnění přihlášení; heslo jen po zaškrtnutí.',
              'Do smazání',
            ],
            ['invoice_session', 'Otevření faktury přihlášeným; cookie.', 'Nejdéle 30 dnů'],
            ['known_device', 'Ochrana přihlášení před zneužitím; cookie.', 'Nejdéle 1 rok'],
          ]}
        />
      </>
    ),
  },
  {
    id: 'ostatni',
    title: 'Cookies k měření a reklamě',
    body: (
      <p>
        Žádné nemáme. Kdyby se to změnilo, objeví se tu seznam a nic se neuloží, dokud nás nepustíte
        tlačítkem „Přijmout“. Odmítnutí platí stejně jako přijetí a web bez nich funguje celý.
        Odkazy na sociální sítě jsou jen odkazy: načtou se, až když na ně kliknete.
      </p>
    ),
  },
  {
    id: 'zmena',
    title: 'Jak volbu změnit',
    body: (
      <p>
        Odpověď změníte nahoře na této stránce. Všechno uložené smažete v nastavení svého
        prohlížeče; přijdete tím o košík a web se vás zeptá znovu. S čímkoli dalším se ozvěte na{' '}
        <a href={`mailto:${seller.email}`}>{seller.email}</a>.
      </p>
    ),
  },
];
