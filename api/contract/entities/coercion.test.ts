import { describe, expect, it } from 'vitest';
import { PENDING_FILE } from '../fields.ts';
import { records } from '../testing/examples.ts';
import { blogPostUpdate } from './blogPost.ts';
import { carUpdate } from './car.ts';
import { carPhotosUpload } from './carPhoto.ts';
import { eventUpdate } from './event.ts';
import { galleryItemUpdate } from './galleryItem.ts';
import { productUpdate } from './product.ts';
import { productPhotoChanges } from './productPhoto.ts';
import { settingUpdate } from './setting.ts';
import { teamMemberUpdate } from './teamMember.ts';

/** A record as a multipart form: all values are texts, objects are JSON. */
const asForm = (record: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).map(([field, value]) => [
      field,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? ''),
    ]),
  );

describe('multipart texts', () => {
  it.each([
    ['team member', teamMemberUpdate, records.teamMember],
    ['car', carUpdate, records.car],
    ['event', eventUpdate, records.event],
    ['gallery image', galleryItemUpdate, records.galleryItem],
    ['product', productUpdate, records.product],
    ['setting', settingUpdate, records.setting],
    ['blog post', blogPostUpdate, records.blogPostRecord],
  ])('%s reads the same as JSON', (_, schema, record) => {
    expect(schema.parse(asForm(record))).toEqual(schema.parse(record));
  });

  it.each([
    ['true', true],
    ['false', false],
    ['1', true],
    ['0', false],
    [1, true],
    [0, false],
    ['', true],
    [undefined, true],
    [null, true],
  ])('a flag %j is %j', (is_active, expected) => {
    expect(galleryItemUpdate.parse({ is_active }).is_active).toBe(expected);
  });

  it('refuses a flag that is neither', () => {
    expect(galleryItemUpdate.safeParse({ is_active: 'maybe' }).success).toBe(false);
  });

  it('refuses translations that are no object', () => {
    for (const translations of ['{"en":', '"text"', '[]', '3']) {
      expect(galleryItemUpdate.safeParse({ translations }).success).toBe(false);
    }
  });

  it('keeps a file that comes along as pending', () => {
    const { image_path } = galleryItemUpdate.parse({
      image_path: PENDING_FILE,
    });
    expect(image_path).toBe(PENDING_FILE);
  });

  it('refuses a picture outside the uploads', () => {
    for (const image_path of [
      '/etc/passwd',
      '/uploads/../secret',
      'C:\\x.png',
      'data:image/png,x',
    ]) {
      expect(galleryItemUpdate.safeParse({ image_path }).success).toBe(false);
    }
  });

  it('one photo, name and order need no list', () => {
    const upload = carPhotosUpload.parse({
      images: PENDING_FILE,
      names: 'Pit',
      display_orders: '3',
    });
    expect(upload).toEqual({
      images: [PENDING_FILE],
      names: ['Pit'],
      display_orders: [3],
    });
  });

  it('photo changes are lists of numbers', () => {
    expect(
      productPhotoChanges.parse({
        photosToRemove: ['4', '5'],
        newPhotosOrder: '[0,2]',
        defaultPhotoId: '9',
      }),
    ).toEqual({
      photosToRemove: [4, 5],
      photosOrder: [],
      newPhotosOrder: [0, 2],
      defaultPhotoId: 9,
    });
    expect(productPhotoChanges.safeParse({ photosToRemove: ['all'] }).success).toBe(false);
  });
});
