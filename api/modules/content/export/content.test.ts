import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite } from '../../../../db/testing/databases.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';

describeOnSqlite('the whole content', (open) => {
  let api: Harness;

  beforeAll(async () => {
    api = await createHarness(open);
  });
  afterAll(() => api.close());

  it('comes in json-server’s file format, with the texts of both languages', async () => {
    const translations = { en: { title: 'Champions' }, cs: { title: 'Mistři' } };
    await api.admin('/achievements', { body: { year: 2019, translations } });
    const { status, body } = await api.admin<Record<string, unknown[]>>('/db');
    expect(status).toBe(200);
    expect(body.achievements).toMatchObject([{ year: 2019, translations }]);
    expect(Object.values(body).every(Array.isArray)).toBe(true);
    expect(Object.keys(body)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/order|message|user|outbox|session/)]),
    );
  });

  it('is not for visitors', async () => {
    expect((await api.send('/db')).status).toBe(401);
  });
});
