import { describe, expect, it } from 'vitest';
import { OrderDocument } from '../../../../db/models/orderDocument.ts';
import { by, letter, order, plain, textOf } from '../../../testing/testLetter.ts';
import { textOfLetter } from '../letter.ts';

describe('other mails about an order', () => {
  it('say of an order that is collected that it is ready, not that it was sent', () => {
    const shop = { delivery: { from: 3, to: 7 }, place: 'Písek', hours: [], hasForm: true };
    const collected = order({ ...by('pickup'), status: 'shipped', paid_halere: 111_080 });
    const given = { kind: 'shipped', shop, order: collected } as const;
    expect(plain(letter(given).subject)).toBe('Objednávka #0000000012: připravená k odběru');
    const text = textOf(given);
    expect(text).toContain('Objednávku si můžete vyzvednout.\n\nOsobní odběr\nKde: Písek');
    expect(text).not.toMatch(/odesl|telefonát/);
    expect(letter({ kind: 'shipped', locale: 'en' }).title).toBe('Your order has been sent.');
  });

  it('say at which point the parcel is collected', () => {
    const given = order({
      customer_address: '',
      status: 'shipped',
      pickup_point_code: '3060',
      pickup_point_name: 'Z-BOX Písek',
      pickup_point_address: 'Nádražní 5, 397 01 Písek',
    });
    const placed = textOf({ order: given });
    expect(placed).toContain('Výdejní místo\nZ-BOX Písek\nNádražní 5\n397 01 Písek');
    expect(placed).toContain('Vaše údaje\nJiřina');
    expect(textOf({ order: given, kind: 'team_order' })).toContain('Zákazník\nJiřina');
    expect(textOf({ order: given, kind: 'shipped' })).toContain('na výdejní místo');
    expect(textOf({ order: order({ status: 'shipped' }), kind: 'shipped' })).not.toContain(
      'výdejní',
    );
  });

  it('name the amount that they are about', () => {
    expect(textOf({ kind: 'paid' })).toContain('nám přišlo 1 110,80 Kč.');
    expect(textOf({ kind: 'paid', facts: { halere: 50_000 } })).toContain('přišlo 500,00 Kč.');
    const refunded = textOf({ kind: 'refunded', facts: { halere: -49_090 } });
    expect(refunded).toContain('jsme vám vrátili 490,90 Kč.');
  });

  it('say what happens next, and when', () => {
    const paid = { paid_halere: 111_080 };
    expect(textOf({ kind: 'paid', order: order(paid) })).toContain(
      'Co bude dál\nObjednávku zabalíme a odešleme; obvykle dorazí do 3–7 pracovních dnů.',
    );
    expect(textOf({ kind: 'shipped', order: order(paid) })).toContain('v nejbližších dnech.');
    expect(textOf({ kind: 'completed', order: order(paid) })).toContain('Nic dalšího už dělat');
    expect(textOf({ kind: 'cancelled' })).toContain('Nic už platit nemusíte.');
    const owed = order({ ...paid, owed_halere: 111_080, status: 'cancelled' });
    expect(textOf({ kind: 'cancelled', order: owed })).toContain(
      '1 110,80 Kč vám vrátíme do 14 dnů stejným způsobem, jakým jste platili.',
    );
    expect(textOf({ kind: 'refunded', locale: 'en' })).toContain('by the next working day.');
    expect(textOf({ kind: 'reminder', locale: 'en' })).toContain('We may cancel an order that');
    expect(textOf({ kind: 'card_failed', locale: 'en' })).toContain('by card, or by bank transfer');
    const returned = order({ paid_halere: 161_080, refunded_halere: 50_000 });
    const settled = textOf({ kind: 'withdrawal_settled', locale: 'en', order: returned });
    expect(settled).toContain('in a separate e-mail.');
    const back = order({ ...paid, owed_halere: 50_000 });
    expect(textOf({ kind: 'withdrawal_settled', locale: 'en', order: back })).toContain(
      'We return 500.00 CZK to you and confirm it in a separate e-mail.',
    );
  });

  it('name every document at a payment, so that none seems to hold that was credited, and the credit note at a refund', () => {
    const documents = [
      { id: 1, kind: 'invoice', number_text: '2026000001' } as const,
      { id: 2, kind: 'credit_note', number_text: 'D2026000001' } as const,
      { id: 3, kind: 'invoice', number_text: '2026000002' } as const,
    ].map((document) => OrderDocument.fromJson(document));
    const told = Object.assign(order({ paid_halere: 111_080 }), { documents });
    const paid = textOf({ kind: 'paid', order: told });
    expect(paid).toContain('Faktura 2026000001 (PDF): https://rysi.example.cz/document/1');
    expect(paid).toContain('Dobropis D2026000001 (PDF): https://rysi.example.cz/document/2');
    expect(paid).toContain('Faktura 2026000002 (PDF): https://rysi.example.cz/document/3');
    // Goods may go before they are paid for: then their invoice is issued.
    for (const kind of ['shipped', 'completed'] as const) {
      expect(textOf({ kind, order: told })).toContain('Faktura 2026000002 (PDF): https');
    }
    const back = textOf({ kind: 'refunded', order: told, locale: 'en' });
    expect(back).toContain('Credit note D2026000001 (PDF): https://rysi.example.cz/document/2');
    expect(back).not.toContain('Invoice');
  });

  it('tell the team in its language how much was ordered, to be answered to the customer', () => {
    const english = order({ locale: 'en' });
    const told = letter({
      kind: 'team_order',
      locale: 'cs',
      order: english,
      to: 'team@example.cz',
    });
    expect([told.to, told.replyTo]).toEqual(['team@example.cz', 'jirina@example.cz']);
    expect(plain(told.subject)).toBe('Nová objednávka #0000000012: 1 110,80 Kč');
    const text = plain(textOfLetter(told));
    expect(text).toContain('2 kusy za 1 110,80 Kč.');
    expect(text).toContain('Kšiltovka, 2 ks');
    expect(text).not.toContain('Obchodní podmínky');
  });

  it('list what is in the parcel, without what it costs', () => {
    const text = textOf({ kind: 'shipped' });
    expect(text).toContain('Kšiltovka: 2 ks');
    expect(text).not.toContain('Kč');
    expect(text).not.toContain('zásilk');
    const parcel = { tracking_number: 'DR1CZ', tracking_url: 'https://parcels.example/DR1CZ' };
    const tracked = textOf({ kind: 'shipped', order: order(parcel) });
    expect(tracked).toContain('Číslo zásilky: DR1CZ');
    expect(tracked).toContain('Sledovat zásilku: https://parcels.example/DR1CZ');
  });

  it('remind of what is still to be paid', () => {
    const partly = { paid_halere: 100_000 };
    const reminder = letter({ kind: 'reminder', order: order(partly) });
    expect(plain(textOfLetter(reminder))).toContain('nám zatím nedorazilo 110,80 Kč');
    expect(plain(textOfLetter(reminder))).toContain('Částka: 110,80 Kč');
    expect(reminder.parts).toContainEqual(
      expect.objectContaining({
        type: 'qr',
        code: expect.stringMatching(/AM:110\.80\*CC:CZK\*X-VS:2600000012/),
      }),
    );
  });
});
