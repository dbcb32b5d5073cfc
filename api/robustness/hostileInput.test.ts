import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../../db/testing/databases.ts';
import { createHarness, type Harness } from '../testing/harness.ts';

const QUERY = 'The list parameters could not be read.';
const BODY = 'The request could not be read.';
const deep = `${'['.repeat(4_000)}${']'.repeat(4_000)}`;

describeEachDatabase('hostile input', (open) => {
  let api: Harness;
  beforeAll(async () => {
    api = await createHarness(open);
  });
  afterAll(() => api.close());

  it.each([
    ['sort', '[{"toString":1},"ASC"]'],
    ['sort', '["name",{"toString":1}]'],
    ['sort', deep],
    ['range', '[{"toString":1},9]'],
    ['range', `[${deep},9]`],
    ['embed', '[{"toString":1}]'],
    ['embed', deep],
    ['q', '%00'],
    ['name_like', '%00'],
    ['website_url', 'a%00b'],
    ['filter', '{"q":"\\u0000"}'],
    ['filter', '{"name_like":["x","\\u0000"]}'],
  ])('is refused as %s, case %#', async (name, value) => {
    const answer = await api.send<{ message: string }>(`/sponsors?${name}=${value}`);
    expect(answer.status).toBe(400);
    // A NUL is refused in the whole address.
    const isOfParameter = !value.includes('%00');
    expect(answer.body.message).toContain(
      isOfParameter ? `The list parameter ${name} could not be read.` : QUERY,
    );
  });

  it.each(['gzip', 'deflate', 'br'])('is refused as a body that is no %s', async (encoding) => {
    const answer = await api.admin('/sponsors', {
      method: 'POST',
      body: '{}',
      headers: { 'content-encoding': encoding },
    });
    expect([answer.status, answer.body]).toEqual([400, { message: BODY }]);
  });

  it('is another version when it is no number', async () => {
    const { body } = await api.admin<{ id: number }>('/sponsors', {
      body: { translations: { en: { name: 'Oil' }, cs: { name: 'Oleje' } } },
    });
    for (const version of [{ toString: 1 }, [{ toString: 1 }], [1], true, 'one']) {
      const answer = await api.admin(`/sponsors/${body.id}`, { method: 'PUT', body: { version } });
      expect(answer.status).toBe(409);
    }
  });

  it('is no car for a photo', async () => {
    for (const car_id of [{ toString: 1 }, '\0', ['1'], 'no such car']) {
      const answer = await api.admin('/car-photos', { body: { car_id } });
      expect([answer.status, answer.body]).toEqual([404, { message: 'Car not found' }]);
    }
    expect((await api.send('/car-photos/%00')).status).toBe(404);
  });

  it('finds no number that is empty', async () => {
    const filter = encodeURIComponent('{"id":null,"is_active":null,"display_order":null}');
    const answer = await api.send(`/sponsors?filter=${filter}`);
    expect([answer.status, answer.body]).toEqual([200, []]);
  });
});
