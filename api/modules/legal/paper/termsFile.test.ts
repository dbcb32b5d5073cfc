import { createHash } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { AgreedText } from '../../../../db/models/agreedText.ts';
import { describeOnSqlite, type TestDatabase } from '../../../../db/testing/databases.ts';
import { textOfPdf } from '../../../testing/testPdf.ts';
import { createTermsFiles } from './termsFile.ts';

describeOnSqlite('the PDF of agreed terms', (open) => {
  let knex: TestDatabase['knex'];
  beforeEach(async () => {
    ({ knex } = await open());
  });

  const agree = async (locale: 'cs' | 'en', content: string, withdrawal = '<h2>Form</h2>') => {
    const digest = createHash('sha256')
      .update(content + locale)
      .digest('hex');
    await AgreedText.query(knex).insert({
      digest,
      kind: 'terms',
      locale,
      valid_from: '2026-01-01',
      content,
      withdrawal,
    });
    return digest;
  };
  const files = () => createTermsFiles({ knex, publicUrl: 'https://rysi.example.cz' });
  const stored = async (digest: string) => (await AgreedText.query(knex).findById(digest))?.pdf;

  it('is made once for a version and language, however many need it', async () => {
    const digest = await agree('cs', '<p>Naše podmínky</p>');
    const fileOf = files();
    expect(await stored(digest)).toBeNull();
    const [one, other] = await Promise.all([fileOf(digest), fileOf(digest)]);
    expect(one).toBe(other);
    expect(one?.name).toBe('obchodni-podminky.pdf');
    expect(textOfPdf(one?.pdf ?? Buffer.alloc(0))).toContain('Naše podmínky');
    expect((await stored(digest))?.equals(one?.pdf ?? Buffer.alloc(0))).toBe(true);
    // What is there is what is sent, also by another instance.
    await AgreedText.query(knex)
      .findById(digest)
      .patch({ pdf: Buffer.from('kept') });
    expect((await files()(digest))?.pdf.toString()).toBe('kept');
  });

  it('is another one for another text and language', async () => {
    const fileOf = files();
    const [cs, en] = [await agree('cs', '<p>Jedna</p>'), await agree('en', '<p>One</p>')];
    expect([(await fileOf(cs))?.name, (await fileOf(en))?.name]).toEqual([
      'obchodni-podminky.pdf',
      'terms-and-conditions.pdf',
    ]);
    expect(textOfPdf((await fileOf(en))?.pdf ?? Buffer.alloc(0))).toContain('One');
  });

  it('holds the terms alone where the instruction was not kept yet', async () => {
    const file = await files()(await agree('en', '<p>Only terms</p>', ''));
    expect(file?.pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });

  it('is none where there is no such text', async () => {
    expect(await files()('0'.repeat(64))).toBeNull();
  });
});
