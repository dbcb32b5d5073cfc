import type { Knex } from 'knex';
import type { Model } from 'objection';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/databases.ts';
import { columnsOf } from '../testing/schema.ts';
import { BlogPost, BlogPostImage, BlogPostTag } from './blogPost.ts';
import { Car, CarPhoto } from './car.ts';
import { ContactMessage, MessageReply } from './contactMessage.ts';
import {
  Achievement,
  AchievementStat,
  Event,
  GalleryItem,
  PaymentMethod,
  Setting,
  ShippingMethod,
  Sponsor,
  TeamMember,
} from './content.ts';
import { Meta } from './meta.ts';
import { IdempotencyKey, Order, OrderItem, OrderStatusChange } from './order.ts';
import { OutboxMail } from './outboxMail.ts';
import { Product, ProductFeature, ProductPhoto } from './product.ts';
import { Revision } from './revision.ts';
import { Upload } from './upload.ts';
import { RefreshToken, Session, User } from './user.ts';

const TRANSLATED = [
  Achievement,
  AchievementStat,
  BlogPost,
  Car,
  CarPhoto,
  Event,
  GalleryItem,
  PaymentMethod,
  Product,
  Setting,
  ShippingMethod,
  Sponsor,
  TeamMember,
];
const PLAIN = [
  BlogPostImage,
  BlogPostTag,
  ContactMessage,
  IdempotencyKey,
  MessageReply,
  Meta,
  Order,
  OrderItem,
  OrderStatusChange,
  OutboxMail,
  ProductFeature,
  ProductPhoto,
  RefreshToken,
  Revision,
  Session,
  Upload,
  User,
];

describeEachDatabase('models', (open) => {
  it('declare the columns that their tables have', async () => {
    const { knex } = await open();
    for (const model of [...TRANSLATED, ...PLAIN]) {
      const columns = await columnsOf(knex, model.tableName);
      const flags = columns.filter(({ kind }) => kind === 'boolean').map(({ name }) => name);
      expect([model.tableName, ...[...model.booleans].sort()]).toEqual([model.tableName, ...flags]);
      const names = columns.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining([...model.stamps]));
      expect(names).toEqual(expect.arrayContaining([model.idColumn].flat()));
    }
  });

  it('name every translated field of their translations', async () => {
    const { knex } = await open();
    for (const { translated, translationModel } of TRANSLATED) {
      const columns = await columnsOf(knex, translationModel.tableName);
      const declared = [...translated, translationModel.parentKey, 'language'];
      expect(columns.map(({ name }) => name).sort()).toEqual(declared.sort());
      expect(translationModel.idColumn).toEqual([translationModel.parentKey, 'language']);
    }
  });

  it('have relations and modifiers that the database understands', async () => {
    const { knex } = await open();
    for (const model of [...TRANSLATED, ...PLAIN]) {
      for (const relation of Object.keys(model.getRelations())) {
        await expect(queryOf(model, knex).withGraphJoined(relation)).resolves.toEqual([]);
      }
      for (const modifier of Object.keys(model.modifiers ?? {})) {
        const query = queryOf(model, knex).modify(modifier, 'first', 'second');
        await expect(query).resolves.toEqual([]);
      }
    }
  });
});

const queryOf = (model: typeof Model, knex: Knex) => model.query(knex);
