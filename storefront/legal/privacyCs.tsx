import { KEPT_MAIL_DAYS } from '../../api/contract/constants.ts';
import { PageLink } from '../app/PageLink.tsx';
import { urls } from '../urls.ts';
import { LEGAL_TERMS } from './legalTerms.ts';
import type { LegalText } from './legalText.ts';
import { SellerCard } from './SellerCard.tsx';

const { orderYears, technicalYears } = LEGAL_TERMS;

/** Ochrana osobních údajů. */
export const privacyCs: LegalText = (seller) => [
  {
    id: 'spravce',
    title: 'Kdo údaje spravuje',
    body: (
      <>
        <p>
          Správcem vašich osobních údajů ve smyslu nařízení (EU) 2016/679 (GDPR) a zákona č.
          110/2019 Sb., o zpracování osobních údajů, je:
        </p>
        <SellerCard seller={seller} locale="cs" />
        <p>
          Pověřence nemáme, jsme na to malí. Na cokoli kolem údajů odpovídá přímo tým na uvedeném
          e-mailu.
        </p>
      </>
    ),
  },
  {
    id: 'udaje',
    title: 'Které údaje a k čemu',
    body: (
      <ul>
        <li>
          <strong>Objednávka:</strong> jméno, e-mail, telefon, doručovací adresa, co jste objednali
          a jak platíte. Potřebujeme je, abychom smlouvu splnili (čl. 6 odst. 1 písm. b GDPR) a
          vedli účetnictví (písm. c).
        </li>
        <li>
          <strong>Zpráva z formuláře:</strong> jméno, e-mail, předmět a text, abychom vám mohli
          odpovědět. Zpracováváme je na základě vašeho souhlasu (písm. a) a proto, že o něco žádáte
          (písm. b).
        </li>
        <li>
          <strong>Technické údaje:</strong> čas a adresa požadavku v záznamech serveru; IP adresu si
          server pamatuje jen po dobu, kdy z ní počítá požadavky. Chrání web před zneužitím, což je
          náš oprávněný zájem (písm. f).
        </li>
        <li>
          <strong>Údaje ve vašem prohlížeči:</strong> jazyk, košík, naposled odeslaná objednávka a
          odpověď na cookies. Popisuje je stránka <PageLink to={urls.cookies}>Cookies</PageLink>.
        </li>
      </ul>
    ),
  },
  {
    id: 'doba',
    title: 'Jak dlouho',
    body: (
      <>
        <ul>
          <li>
            Údaje z objednávek uchováváme {orderYears} let, protože to žádá zákon o účetnictví a
            protože se do té doby můžeme přít o reklamaci.
          </li>
          <li>Technické údaje potřebujeme nejdéle {technicalYears} rok.</li>
          <li>
            Zprávy a naše odpovědi do vyřízení. Souhlas můžete kdykoli odvolat, zprávu pak smažeme.
          </li>
          <li>
            Odeslané e-maily (potvrzení objednávek a odpovědi) se po {KEPT_MAIL_DAYS} dnech mažou
            samy.
          </li>
        </ul>
        <p>
          Objednávky, zprávy a technické údaje se samy nemažou: co už nepotřebujeme, odstraňuje tým
          ručně, a na vaši žádost i dřív, pokud nám zákon neukládá údaj uchovat.
        </p>
      </>
    ),
  },
  {
    id: 'prijemci',
    title: 'Kdo je uvidí',
    body: (
      <>
        <p>
          Údaje neprodáváme a nikomu nepředáváme pro reklamu. Dostanou je jen ti, bez nichž bychom
          objednávku nevyřídili: dopravce, banka, účetní a ten, kdo nám provozuje server a poštu.
          Mimo Evropskou unii je neposíláme. Státnímu úřadu je vydáme jen tehdy, když nám to ukládá
          zákon.
        </p>
        <p>O nikom tu nerozhoduje automat a nikoho neprofilujeme.</p>
      </>
    ),
  },
  {
    id: 'prava',
    title: 'Vaše práva',
    body: (
      <>
        <p>Kdykoli nám můžete napsat a chtít:</p>
        <ul>
          <li>vědět, jaké údaje o vás máme, a dostat jejich kopii,</li>
          <li>opravit, co je špatně, nebo smazat, co už nepotřebujeme,</li>
          <li>omezit zpracování nebo proti němu vznést námitku,</li>
          <li>dostat údaje ve strojově čitelné podobě a předat je jinam,</li>
          <li>odvolat souhlas; to, co bylo předtím, tím zůstává v pořádku.</li>
        </ul>
        <p>
          Odpovíme do měsíce a zdarma. Když s námi nebudete spokojeni, můžete si stěžovat u Úřadu
          pro ochranu osobních údajů, Pplk. Sochora 27, 170 00 Praha 7,{' '}
          <a href="https://uoou.gov.cz">uoou.gov.cz</a>.
        </p>
      </>
    ),
  },
  {
    id: 'bezpeci',
    title: 'Jak je chráníme',
    body: (
      <p>
        K objednávkám a zprávám se dostane jen přihlášený člen týmu, hesla ukládáme jen jako otisk.
        Kdyby se přesto něco stalo a mohlo vám to uškodit, dozvíte se to od nás. Údaje z objednávky
        jsou potřeba k uzavření smlouvy; bez nich ji nedokážeme doručit. Všechno ostatní je
        dobrovolné.
      </p>
    ),
  },
];
