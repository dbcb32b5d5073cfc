import { KEPT_MAIL_DAYS } from '../../api/contract/constants.ts';
import { PageLink } from '../app/PageLink.tsx';
import { urls } from '../urls.ts';
import { LEGAL_TERMS } from './legalTerms.ts';
import type { LegalText } from './legalText.ts';
import { SellerCard } from './SellerCard.tsx';

const { orderYears, technicalYears } = LEGAL_TERMS;

/** Privacy. */
export const privacyEn: LegalText = (seller) => [
  {
    id: 'controller',
    title: 'Who answers for your data',
    body: (
      <>
        <p>
          The controller of your personal data under Regulation (EU) 2016/679 (GDPR) and the Czech
          Personal Data Processing Act (No. 110/2019 Coll.) is:
        </p>
        <SellerCard seller={seller} locale="en" />
        <p>
          We have no data protection officer, we are too small for one. The team itself answers any
          question about data at the e-mail above.
        </p>
      </>
    ),
  },
  {
    id: 'data',
    title: 'Which data, and what for',
    body: (
      <ul>
        <li>
          <strong>An order:</strong> name, e-mail, phone, delivery address, what you ordered and how
          you pay. We need them to perform the contract (Article 6(1)(b) GDPR) and to keep our
          accounts (point c).
        </li>
        <li>
          <strong>A message from the form:</strong> name, e-mail, subject and text, so that we can
          answer. We process them with your consent (point a) and because you are asking us for
          something (point b).
        </li>
        <li>
          <strong>Technical data:</strong> time and address of a request in the server’s logs; the
          server remembers an IP address only while it counts the requests made from it. They
          protect the site from abuse, which is our legitimate interest (point f).
        </li>
        <li>
          <strong>Data in your browser:</strong> language, cart, the order you sent last and your
          answer about cookies. They are described under{' '}
          <PageLink to={urls.cookies}>Cookies</PageLink>.
        </li>
      </ul>
    ),
  },
  {
    id: 'period',
    title: 'For how long',
    body: (
      <>
        <ul>
          <li>
            Data of orders are kept for {orderYears} years, because accounting law asks for it and a
            claim may come up in that time.
          </li>
          <li>Technical data are needed for up to {technicalYears} year.</li>
          <li>
            Messages and our replies until the matter is dealt with. You may withdraw your consent
            at any time; we then delete the message.
          </li>
          <li>
            Sent e-mails (order confirmations and replies) are deleted automatically after{' '}
            {KEPT_MAIL_DAYS} days.
          </li>
        </ul>
        <p>
          Orders, messages and technical data are not deleted automatically: the team removes what
          is no longer needed by hand, and sooner when you ask, unless the law obliges us to keep
          it.
        </p>
      </>
    ),
  },
  {
    id: 'recipients',
    title: 'Who gets to see them',
    body: (
      <>
        <p>
          We do not sell your data or pass them on for advertising. They go only to those without
          whom an order could not be handled: the carrier, the bank, our accountant, and whoever
          runs our server and mail. They do not leave the European Union. A public authority gets
          them only where the law obliges us.
        </p>
        <p>No machine decides about anyone here, and nobody is profiled.</p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>You may write to us at any time and ask us:</p>
        <ul>
          <li>what data we hold about you, and for a copy of them,</li>
          <li>to correct what is wrong or erase what we no longer need,</li>
          <li>to restrict the processing, or object to it,</li>
          <li>for your data in a machine-readable form, to take them elsewhere,</li>
          <li>to stop what you consented to; what happened before stays lawful.</li>
        </ul>
        <p>
          We answer within a month, free of charge. If you are not satisfied with us, you may
          complain to the Czech Office for Personal Data Protection, Pplk. Sochora 27, 170 00 Prague
          7, <a href="https://uoou.gov.cz">uoou.gov.cz</a>.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'How they are protected',
    body: (
      <p>
        Only signed-in members of the team can reach orders and messages, and passwords are stored
        as hashes alone. Should something happen that may harm you, you will hear it from us. The
        data of an order are needed to conclude the contract; without them we cannot deliver it.
        Everything else is up to you.
      </p>
    ),
  },
];
