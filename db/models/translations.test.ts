import { UniqueViolationError } from 'objection';
import { describe, expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/databases.ts';
import { BlogPost } from './blogPost.ts';
import { TeamMember } from './content.ts';
import { saveTranslations, translationsOf } from './translations.ts';

describe('translationsOf', () => {
  const empty = { name: '', position: '' };
  const fields = ['name', 'position'] as const;

  it.each([
    [undefined, { en: empty, cs: empty }],
    [[], { en: empty, cs: empty }],
    [
      [{ language: 'cs' as const, name: 'Marek', position: 'Jezdec' }],
      { en: empty, cs: { name: 'Marek', position: 'Jezdec' } },
    ],
    [
      [{ language: 'en' as const, name: 'Marek' }],
      { en: { name: 'Marek', position: '' }, cs: empty },
    ],
  ])('turns %j into both languages', (rows, expected) => {
    expect(translationsOf(fields, rows)).toEqual(expected);
  });

  it('leaves out what is no text of the record', () => {
    const row = { language: 'en' as const, name: 'Marek', team_member_id: 1 };
    expect(translationsOf(['name'], [row]).en).toEqual({ name: 'Marek' });
  });
});

describeEachDatabase('saveTranslations', (open) => {
  const en = { name: 'Marek Havran', position: 'Driver', description: 'Drives.' };
  const cs = { name: 'Marek Havran', position: 'Jezdec', description: 'Řídí.' };

  async function openMember() {
    const { knex } = await open();
    const { id } = await TeamMember.query(knex).insert({});
    const read = async () => {
      const member = await TeamMember.query(knex).findById(id).withGraphFetched('translations');
      return translationsOf(TeamMember.translated, member?.translations);
    };
    return { knex, id, read };
  }

  it('stores both languages', async () => {
    const { knex, id, read } = await openMember();
    await saveTranslations(knex, TeamMember, id, { en, cs });
    expect(await read()).toEqual({ en, cs });
  });

  it('overwrites the language it is given and leaves the other', async () => {
    const { knex, id, read } = await openMember();
    await saveTranslations(knex, TeamMember, id, { en, cs });
    await saveTranslations(knex, TeamMember, id, { cs: { ...cs, position: 'Šéf' } });
    expect(await read()).toEqual({ en, cs: { ...cs, position: 'Šéf' } });
    expect(await knex('team_member_translations').pluck('language')).toHaveLength(2);
  });

  it('empties a field that a given language lacks', async () => {
    const { knex, id, read } = await openMember();
    await saveTranslations(knex, TeamMember, id, { en });
    await saveTranslations(knex, TeamMember, id, { en: { name: 'Marek' } });
    expect((await read()).en).toEqual({ name: 'Marek', position: '', description: '' });
  });

  it('keeps a post’s slug unique within its language', async () => {
    const { knex } = await open();
    const one = await BlogPost.query(knex).insert({ published_date: '2026-05-01' });
    const two = await BlogPost.query(knex).insert({ published_date: '2026-05-02' });
    await saveTranslations(knex, BlogPost, one.id, { en: { slug: 'win' }, cs: { slug: 'vyhra' } });
    await saveTranslations(knex, BlogPost, two.id, { cs: { slug: 'win' } });
    const taken = saveTranslations(knex, BlogPost, two.id, { en: { slug: 'win' } });
    await expect(taken).rejects.toBeInstanceOf(UniqueViolationError);

    const at = { language: 'cs', slug: 'win' };
    const found = await BlogPost.translationModel.query(knex).where(at);
    expect(found).toMatchObject([{ blog_post_id: two.id }]);
  });
});
