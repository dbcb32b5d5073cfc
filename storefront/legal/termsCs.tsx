import { BANK_PAYMENT_DAYS } from '../../api/contract/constants.ts';
import { PageLink } from '../app/PageLink.tsx';
import { urls } from '../urls.ts';
import { LEGAL_TERMS } from './legalTerms.ts';
import type { LegalText } from './legalText.ts';
import { SellerCard } from './SellerCard.tsx';

const { delivery, returnDays, defectMonths, complaintDays, orderYears, technicalYears } =
  LEGAL_TERMS;

/** Obchodní podmínky. */
export const termsCs: LegalText = (seller) => [
  {
    id: 'prodavajici',
    title: 'Kdo prodává',
    body: (
      <>
        <p>
          Tyto podmínky upravují prodej zboží, zážitků a kurzů v e-shopu na tomto webu. Smlouvu
          uzavíráte s prodávajícím:
        </p>
        <SellerCard seller={seller} locale="cs" />
        <p>
          Kde mluvíme o spotřebiteli, myslíme člověka, který nakupuje mimo svou podnikatelskou
          činnost. Co tu není napsáno, řídí se českým právem, hlavně občanským zákoníkem (č. 89/2012
          Sb.) a zákonem o ochraně spotřebitele (č. 634/1992 Sb.).
        </p>
      </>
    ),
  },
  {
    id: 'objednavka',
    title: 'Objednávka a smlouva',
    body: (
      <>
        <p>
          Nabídka v e-shopu je výzvou k objednávce. Zboží vložíte do košíku, vyplníte jméno, kontakt
          a adresu, vyberete dopravu a platbu a před odesláním vše ještě jednou vidíte a můžete
          opravit. Tlačítkem „Objednat s povinností platby“ nám návrh smlouvy odešlete.
        </p>
        <p>
          Objednávku hned potvrdíme na obrazovce jejím číslem a pošleme e-mail. Doručením tohoto
          potvrzení je smlouva uzavřena v češtině nebo v angličtině podle jazyka, ve kterém jste
          nakupovali. Uložíme ji a na požádání vám ji pošleme.
        </p>
        <p>
          Pokud by u zboží byla zjevně chybná cena nebo by došlo, ozveme se vám a domluvíme se; už
          zaplacené peníze v takovém případě vrátíme celé.
        </p>
      </>
    ),
  },
  {
    id: 'cena',
    title: 'Cena a placení',
    body: (
      <>
        <p>
          Všechny ceny jsou v korunách českých a konečné{seller.dic && ', včetně DPH'}. Cenu dopravy
          vidíte v objednávce dřív, než ji odešlete; k celkové ceně zboží se přičítá jen ona. Platí
          ceny v okamžiku objednávky. Pokud se mezitím změní, e-shop vám ukáže nové a zeptá se
          znovu.
        </p>
        <ul>
          <li>
            Bankovním převodem: částka je splatná do {BANK_PAYMENT_DAYS} dnů od objednávky.
            Variabilním symbolem je číslo objednávky bez úvodních nul. Zboží odesíláme, jakmile
            peníze dorazí.
          </li>

          <li>Na dobírku: zaplatíte při převzetí.</li>
        </ul>
        <p>Daňový doklad dostanete se zbožím. To se stává vaším po zaplacení a převzetí.</p>
      </>
    ),
  },
  {
    id: 'dodani',
    title: 'Dodání',
    body: (
      <>
        <p>
          Zboží obvykle doručíme za {delivery.from} až {delivery.to} pracovních dnů; u převodu se
          lhůta počítá od připsání platby. Kdybychom ji nestíhali, napíšeme vám a můžete si vybrat,
          jestli počkáte, nebo objednávku zrušíte.
        </p>
        <p>
          Zásilku při převzetí zkontrolujte. Je-li obal zjevně poškozený, sepište to s dopravcem
          hned, reklamace pak půjde rychleji. Pozdější reklamaci tím neztrácíte. Zboží si můžete
          vyzvednout i osobně, pokud tu možnost objednávka nabízí. Vouchery předáváme stejně jako
          zboží, podle zvolené dopravy.
        </p>
      </>
    ),
  },
  {
    id: 'zazitky',
    title: 'Zážitky, vouchery a kurzy',
    body: (
      <>
        <p>
          Voucher platí do data, které je na něm a u nabídky uvedeno, a může ho využít kdokoli, komu
          ho dáte. Termín si domluvíte s námi. Jezdíme od jara do podzimu podle počasí a možností
          trati; když termín kvůli počasí nebo technice zrušíme my, domluvíme náhradní, nebo peníze
          vrátíme.
        </p>
        <p>
          Spolujízda v závodním autě je určena osobám starším 18 let, mladším jen s písemným
          souhlasem zákonného zástupce. Není vhodná pro lidi se srdeční vadou, pro těhotné a pro
          lidi s pohybovým omezením. Před jízdou podepíšete poučení o bezpečnosti a řídíte se pokyny
          posádky. Kdo je pod vlivem alkoholu nebo jiných látek, ten se nesveze a cena se nevrací.
        </p>
      </>
    ),
  },
  {
    id: 'odstoupeni',
    title: `Vrácení do ${returnDays} dnů`,
    body: (
      <>
        <p>
          Jako spotřebitel můžete od smlouvy odstoupit bez udání důvodu do {returnDays} dnů od
          převzetí zboží, u voucheru od uzavření smlouvy. Stačí nám v té lhůtě napsat na{' '}
          <a href={`mailto:${seller.email}`}>{seller.email}</a> nebo na adresu sídla; uveďte číslo
          objednávky a účet pro vrácení peněz. Přijetí vám bez odkladu potvrdíme. Může to vypadat
          třeba takto:
        </p>
        <p>
          <em>
            „Odstupuji od kupní smlouvy. Objednávka č. …, zboží …, převzato dne …. Peníze prosím
            vraťte na účet …. Jméno, adresa, datum.“
          </em>
        </p>
        <p>
          Zboží nám pošlete zpátky do {returnDays} dnů od odstoupení; cestu k nám platíte vy. Peníze
          včetně nejlevnější nabízené dopravy vrátíme do {returnDays} dnů stejným způsobem, jakým
          přišly, nejdřív však po tom, co zboží dostaneme nebo doložíte jeho odeslání. Je-li zboží
          opotřebené víc, než je nutné k vyzkoušení, můžeme snížení hodnoty odečíst.
        </p>
        <p>
          Odstoupit nejde u zboží vyrobeného podle vašeho přání a u zážitku či kurzu, který má
          domluvený určitý termín nebo už proběhl (§ 1837 občanského zákoníku).
        </p>
      </>
    ),
  },
  {
    id: 'reklamace',
    title: 'Práva z vadného plnění',
    body: (
      <>
        <p>
          Odpovídáme za to, že zboží je při převzetí bez vad. Spotřebitel může vytknout vadu, která
          se projeví do {defectMonths} měsíců od převzetí; projeví-li se v prvním roce, má se za to,
          že tu byla už při převzetí. Vady způsobené nesprávným použitím a běžné opotřebení
          reklamovat nelze.
        </p>
        <p>
          Můžete chtít opravu nebo výměnu. Nejde-li to, nezvládneme-li to včas nebo je-li vada
          podstatná, máte právo na slevu nebo na odstoupení od smlouvy. Napište nám, co se děje, a
          přiložte fotku. Reklamaci vyřídíme nejpozději do {complaintDays} dnů a vydáme vám o ní
          potvrzení; účelně vynaložené náklady vám nahradíme.
        </p>
      </>
    ),
  },
  {
    id: 'spory',
    title: 'Když se nedohodneme',
    body: (
      <>
        <p>
          Napište nejdřív nám, většinu věcí vyřeší jeden e-mail. Spotřebitelský spor můžete řešit
          mimosoudně u České obchodní inspekce, Štěpánská 44, 110 00 Praha 1,{' '}
          <a href="https://www.coi.gov.cz">www.coi.gov.cz</a>. Jinak rozhodují české soudy; tím
          nejsou dotčena práva, která vám dává právo země, kde bydlíte.
        </p>
      </>
    ),
  },
  {
    id: 'zaver',
    title: 'Závěrem',
    body: (
      <p>
        Údaje z objednávek uchováváme {orderYears} let, technické údaje nejdéle {technicalYears}{' '}
        rok. Jak s osobními údaji zacházíme, popisuje stránka{' '}
        <PageLink to={urls.privacy}>Ochrana osobních údajů</PageLink>. Pro objednávku platí podmínky
        ve znění, které tu bylo v den jejího odeslání; změnou se už uzavřené smlouvy nemění.
      </p>
    ),
  },
];
