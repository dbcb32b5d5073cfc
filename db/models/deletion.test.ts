import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/databases.ts';
import { BlogPost, BlogPostImage, BlogPostTag } from './blogPost.ts';
import { Car, CarPhoto } from './car.ts';
import { ContactMessage, MessageReply } from './contactMessage.ts';
import { ShippingMethod } from './content.ts';
import { IdempotencyKey } from './idempotencyKey.ts';
import { Order, OrderItem, OrderStatusChange } from './order.ts';
import { Product, ProductFeature, ProductPhoto } from './product.ts';
import { saveTranslations } from './translations.ts';
import { RefreshToken, Session, User } from './user.ts';

const countOf = async (knex: Knex, table: string) => (await knex(table).pluck('*')).length;

describeEachDatabase('deleting', (open) => {
  it('a car takes its texts and photos along', async () => {
    const { knex } = await open();
    const { id } = await Car.query(knex).insert({ slug: 'otava' });
    await saveTranslations(knex, Car, id, { en: { name: 'Otava' } });
    const photo = await CarPhoto.query(knex).insert({ car_id: id, image_path: '/uploads/a.webp' });
    await saveTranslations(knex, CarPhoto, photo.id, { cs: { description: 'Bokem' } });
    await Car.query(knex).deleteById(id);
    for (const table of ['car_translations', 'car_photos', 'car_photo_translations']) {
      expect(await countOf(knex, table)).toBe(0);
    }
  });

  it('a product leaves the orders of it whole', async () => {
    const { knex } = await open();
    const product = await Product.query(knex).insert({ slug: 'cap', price_halere: 39_000 });
    const part = { product_id: product.id };
    await ProductFeature.query(knex).insert({ ...part, position: 0, en: 'Warm', cs: 'Hřeje' });
    await ProductPhoto.query(knex).insert({ ...part, image_path: '/uploads/c', display_order: 0 });
    const shipping = await ShippingMethod.query(knex).insert({ price_halere: 12_900 });
    const order = await Order.query(knex).insert({
      shipping_method_id: shipping.id,
      shipping_name_en: 'Parcel',
      shipping_price_halere: 12_900,
      total_halere: 51_900,
      locale: 'en',
    });
    const line = { order_id: order.id, quantity: 1, price_halere: 39_000, name_en: 'Cap' };
    await OrderItem.query(knex).insert({ ...line, ...part });

    await Product.query(knex).deleteById(product.id);
    await ShippingMethod.query(knex).deleteById(shipping.id);

    expect(await countOf(knex, 'product_features')).toBe(0);
    expect(await countOf(knex, 'product_photos')).toBe(0);
    const kept = await Order.query(knex).findById(order.id).withGraphFetched('items');
    expect(kept).toMatchObject({ shipping_method_id: null, shipping_name_en: 'Parcel' });
    expect(kept?.items).toMatchObject([{ ...line, product_id: null }]);
  });

  it('an order leaves its idempotency key, so that no repetition orders again', async () => {
    const { knex } = await open();
    const amounts = { shipping_price_halere: 0, total_halere: 0 };
    const { id } = await Order.query(knex).insert({ ...amounts, locale: 'cs' });
    await OrderItem.query(knex).insert({ order_id: id, quantity: 1, price_halere: 0 });
    await OrderStatusChange.query(knex).insert({ order_id: id, status: 'pending', at: 'now' });
    await IdempotencyKey.query(knex).insert({ key: 'k', body_digest: 'd', order_id: id });
    await Order.query(knex).deleteById(id);
    expect(await countOf(knex, 'order_items')).toBe(0);
    expect(await countOf(knex, 'order_status_changes')).toBe(0);
    expect(await IdempotencyKey.query(knex).findById('k')).toMatchObject({ order_id: id });
    const next = await Order.query(knex).insert({ ...amounts, locale: 'cs' });
    expect(next.id).toBeGreaterThan(id);
  });

  it('a post takes texts, tags and pictures along; a user only what is theirs alone', async () => {
    const { knex } = await open();
    const credentials = { email: 'a@b.cz', username: 'anna', password_hash: 'h' };
    const user = await User.query(knex).insert(credentials);
    await Session.query(knex).insert({ id: 's', user_id: user.id });
    await RefreshToken.query(knex).insert({ digest: 'd', session_id: 's', expires_at: 'later' });
    const post = await BlogPost.query(knex).insert({
      published_date: '2026-05-01',
      author_id: user.id,
    });
    const part = { blog_post_id: post.id };
    await saveTranslations(knex, BlogPost, post.id, { en: { slug: 'win', title: 'Win' } });
    await BlogPostTag.query(knex).insert({ ...part, tag: 'race', position: 0 });
    await BlogPostImage.query(knex).insert({ ...part, path: '/uploads/a.webp' });

    await User.query(knex).deleteById(user.id);
    expect(await countOf(knex, 'sessions')).toBe(0);
    expect(await countOf(knex, 'refresh_tokens')).toBe(0);
    const orphan = await BlogPost.query(knex).findById(post.id).withGraphFetched('[author,tags]');
    expect(orphan).toMatchObject({ author_id: null, author: null, tags: [{ tag: 'race' }] });

    await BlogPost.query(knex).deleteById(post.id);
    for (const table of ['blog_post_translations', 'blog_post_tags', 'blog_post_images']) {
      expect(await countOf(knex, table)).toBe(0);
    }
  });

  it('a message takes its replies along', async () => {
    const { knex } = await open();
    const { id } = await ContactMessage.query(knex).insert({ name: 'Jan', locale: 'cs' });
    await MessageReply.query(knex).insert({ message_id: id, html: '<p>Dobrý den</p>' });
    await ContactMessage.query(knex).deleteById(id);
    expect(await countOf(knex, 'message_replies')).toBe(0);
  });
});
