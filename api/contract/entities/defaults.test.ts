import { describe, expect, it } from 'vitest';
import { pragueToday } from '../dates.ts';
import { contactForm, records } from '../testing/examples.ts';
import { orderForm } from '../testing/orderExamples.ts';
import { achievementStatUpdate } from './achievementStat.ts';
import { loginCreate } from './auth.ts';
import { blogPostUpdate } from './blogPost.ts';
import { carPhotoUpdate } from './carPhoto.ts';
import { contactMessageCreate } from './contactMessage.ts';
import { eventUpdate } from './event.ts';
import { galleryItemUpdate } from './galleryItem.ts';
import { orderCreate } from './order.ts';
import { orderUpdate } from './orderRecord.ts';
import { paymentMethodUpdate } from './paymentMethod.ts';
import { productUpdate } from './product.ts';
import { settingUpdate } from './setting.ts';

describe('defaults', () => {
  it('of a gallery image', () => {
    expect(galleryItemUpdate.parse({})).toEqual({
      display_order: 0,
      image_path: '',
      thumbnail_path: '',
      category: 'misc',
      is_active: true,
      translations: {
        en: { title: '', alt_text: '' },
        cs: { title: '', alt_text: '' },
      },
    });
  });

  it('of others', () => {
    const { translations } = records.product;
    const product = productUpdate.parse({
      translations,
      slug: 'cap',
      price: '0',
    });
    expect(product).toMatchObject({
      category: 'experience',
      vat_rate: 21,
      is_featured: false,
      is_active: true,
      features: [],
      photos: [],
    });
    expect(eventUpdate.parse({ ...records.event, event_url: '' }).event_url).toBe('#');
    expect(settingUpdate.parse({ setting_key: 'x' }).setting_group).toBe('general');
    expect(achievementStatUpdate.parse({ ...records.achievementStat, icon: '' }).icon).toBe(
      'trophy',
    );
    expect(carPhotoUpdate.parse({}).display_order).toBe(1);
    expect(orderUpdate.parse({ status: '' }).status).toBe('pending');
    expect(paymentMethodUpdate.parse({ ...records.paymentMethod, kind: '', fee: '' }).kind).toBe(
      null,
    );
  });

  it('of a blog post', () => {
    const { translations } = records.blogPostRecord;
    expect(blogPostUpdate.parse({ translations })).toMatchObject({
      category: 'uncategorized',
      tags: [],
      published_date: pragueToday(new Date()),
      display_order: 0,
      is_active: true,
    });
  });
});

describe('what is tidied', () => {
  it('tags: trimmed, without blanks and repetitions, from a text or a list', () => {
    const { translations } = records.blogPostRecord;
    const tags = (given: unknown) => blogPostUpdate.parse({ translations, tags: given }).tags;
    expect(tags(' drift, Ice ,,ice,')).toEqual(['drift', 'Ice']);
    expect(tags(['drift', ' ', 'drift'])).toEqual(['drift']);
  });

  it('features that are empty in both languages', () => {
    const features = [{ en: '', cs: ' ' }, { en: 'Helmet' }];
    expect(productUpdate.parse({ ...records.product, features }).features).toEqual([
      { id: null, en: 'Helmet', cs: '' },
    ]);
  });

  it('a product id in an order stays a slug or becomes a number', () => {
    const idOf = (id: unknown) =>
      orderCreate.parse({
        ...orderForm,
        items: [{ ...orderForm.items[0], id }],
      }).items[0];
    expect(idOf('drift-taxi-1')).toEqual({
      id: 'drift-taxi-1',
      quantity: 2,
      price: 5000,
    });
    expect(idOf('12')?.id).toBe(12);
  });

  it('numbers that come as texts', () => {
    const form = { ...orderForm, shipping_method: '1', total: '10099.00' };
    expect(orderCreate.parse(form)).toMatchObject({
      shipping_method: 1,
      total: 10099,
    });
  });

  it('agreement as a text; the trap may be absent', () => {
    const { honeypot: _, ...form } = contactForm;
    expect(contactMessageCreate.parse({ ...form, termsAgreed: 'true' }).termsAgreed).toBe(true);
  });

  it('never the spaces of a password', () => {
    expect(loginCreate.parse({ email: ' a@b.cz ', password: ' x ' })).toEqual({
      email: 'a@b.cz',
      password: ' x ',
    });
  });
});
