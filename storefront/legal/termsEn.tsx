import { BANK_PAYMENT_DAYS } from '../../api/contract/constants.ts';
import { PageLink } from '../app/PageLink.tsx';
import { urls } from '../urls.ts';
import { LEGAL_TERMS } from './legalTerms.ts';
import type { LegalText } from './legalText.ts';
import { SellerCard } from './SellerCard.tsx';

const { delivery, returnDays, defectMonths, complaintDays, orderYears, technicalYears } =
  LEGAL_TERMS;

/** Terms and conditions. */
export const termsEn: LegalText = (seller) => [
  {
    id: 'seller',
    title: 'Who sells',
    body: (
      <>
        <p>
          These terms cover the sale of goods, experiences and courses in the shop on this site.
          Your contract is with the seller:
        </p>
        <SellerCard seller={seller} locale="en" />
        <p>
          A consumer is a person who buys outside their trade or profession. Whatever is not settled
          here is governed by Czech law, above all the Civil Code (No. 89/2012 Coll.) and the
          Consumer Protection Act (No. 634/1992 Coll.).
        </p>
      </>
    ),
  },
  {
    id: 'order',
    title: 'Order and contract',
    body: (
      <>
        <p>
          What the shop shows is an invitation to order. You put products into the cart, give us
          your name, contact and address, choose shipping and payment, and see it all once more
          before you send it. With the button “Order and pay” you make us a binding offer.
        </p>
        <p>
          We confirm the order at once with its number on the screen and by e-mail. The contract is
          concluded when that confirmation reaches you, in Czech or in English, whichever language
          you were shopping in. We keep it and send you a copy when you ask.
        </p>
        <p>
          Should a price be an obvious mistake, or a product be gone, we will get in touch and find
          a way; anything you have already paid comes back in full.
        </p>
      </>
    ),
  },
  {
    id: 'price',
    title: 'Prices and payment',
    body: (
      <>
        <p>
          All prices are in Czech crowns and final{seller.dic && ', VAT included'}. Shipping is
          shown before you send the order and is the only thing added to the price of the goods. The
          prices at the time of the order apply. If they change while you shop, the shop shows you
          the new ones and asks again.
        </p>
        <ul>
          <li>
            Bank transfer: due within {BANK_PAYMENT_DAYS} days of the order, with the order number,
            without its leading zeros, as the variable symbol. We dispatch once the money has
            arrived.
          </li>

          <li>Cash on delivery: you pay when you receive the goods.</li>
        </ul>
        <p>The invoice comes with the goods. They are yours once paid for and received.</p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: 'Delivery',
    body: (
      <>
        <p>
          Goods usually arrive within {delivery.from} to {delivery.to} working days; for a bank
          transfer, counted from the day the money reaches us. If we cannot make it, we will write,
          and you choose whether to wait or to cancel.
        </p>
        <p>
          Please check the parcel when you take it. If the box is visibly damaged, have the carrier
          note it, which speeds up a claim; you do not lose any rights by claiming later. You can
          also collect your order in person where the checkout offers it. Vouchers reach you the way
          goods do, by the shipping you choose.
        </p>
      </>
    ),
  },
  {
    id: 'experiences',
    title: 'Experiences, vouchers and courses',
    body: (
      <>
        <p>
          A voucher is valid until the date stated on it and next to the offer, and anyone you give
          it to may use it. The date of the ride is agreed with us. We drive from spring to autumn,
          as the weather and the tracks allow; if we have to call a date off because of weather or
          machinery, we arrange another one or refund you.
        </p>
        <p>
          A passenger ride in a race car is for people over 18, or younger with the written consent
          of a parent. It is not suitable for people with heart defects, during pregnancy or with
          mobility problems. Before the ride you sign the safety briefing and then follow the crew.
          Anyone under the influence of alcohol or other substances stays on the ground, without a
          refund.
        </p>
      </>
    ),
  },
  {
    id: 'withdrawal',
    title: `Returns within ${returnDays} days`,
    body: (
      <>
        <p>
          As a consumer you may withdraw from the contract without giving a reason within{' '}
          {returnDays} days of receiving the goods, for a voucher of concluding the contract. It is
          enough to write to <a href={`mailto:${seller.email}`}>{seller.email}</a> or to our address
          in that time; tell us the order number and the account for the refund. We confirm your
          message without delay. It may read like this:
        </p>
        <p>
          <em>
            “I withdraw from the contract. Order no. …, goods …, received on …. Please refund to the
            account …. Name, address, date.”
          </em>
        </p>
        <p>
          Send the goods back within {returnDays} days of withdrawing; the way to us is at your
          expense. We refund the price and the cheapest shipping we offer within {returnDays} days,
          the way you paid, but not before the goods are here or you show that you have sent them.
          If they are worn more than trying them out requires, we may deduct the lost value.
        </p>
        <p>
          You cannot withdraw from goods made to your wishes, nor from an experience or course that
          has an agreed date or has already taken place (Section 1837 of the Civil Code).
        </p>
      </>
    ),
  },
  {
    id: 'defects',
    title: 'Faulty goods',
    body: (
      <>
        <p>
          We answer for the goods being free of defects when you receive them. A consumer may claim
          a defect that appears within {defectMonths} months of receipt; one that appears in the
          first year is taken to have been there from the start. Damage by wrong use and ordinary
          wear are not defects.
        </p>
        <p>
          You may ask for a repair or a replacement. Where that is impossible, comes too late, or
          the defect is a serious one, you may ask for a discount or withdraw from the contract.
          Tell us what is wrong and add a photo. We settle a complaint within {complaintDays} days,
          confirm it in writing, and reimburse what it reasonably cost you.
        </p>
      </>
    ),
  },
  {
    id: 'disputes',
    title: 'If we cannot agree',
    body: (
      <p>
        Write to us first, one e-mail usually settles it. Consumers may take a dispute out of court
        to the Czech Trade Inspection Authority, Štěpánská 44, 110 00 Prague 1,{' '}
        <a href="https://www.coi.gov.cz">www.coi.gov.cz</a>. Otherwise Czech courts decide; this
        does not touch the rights that the law of your own country gives you.
      </p>
    ),
  },
  {
    id: 'closing',
    title: 'Finally',
    body: (
      <p>
        Data of orders are kept for {orderYears} years, technical data for up to {technicalYears}{' '}
        year. How we treat personal data is described under{' '}
        <PageLink to={urls.privacy}>Privacy</PageLink>. An order is governed by the terms that stood
        here on the day it was sent; later changes do not touch it. If the two languages differ, the
        Czech text applies, unless the law protects you better.
      </p>
    ),
  },
];
