import { expect, it, vi } from 'vitest';
import { changedRecord } from './changedRecord.ts';
import type { Context } from './context.ts';

const change = (body: object, write: () => Promise<boolean>) => {
  let note = 'read before';
  const written = vi.fn(async () => {
    note = 'as it is now';
    return write();
  });
  const ctx = { state: { body } } as unknown as Context;
  const answer = changedRecord(ctx, {
    version: 3,
    write: written,
    shown: async () => ({ note }),
  });
  return { answer, written };
};

const olderThan = (note: string) => ({ status: 409, details: { body: { record: { note } } } });

it.each([{}, { version: 3 }, { version: '3' }, { version: '' }])(
  'is written by who read it last: %j',
  async (body) => {
    await expect(change(body, async () => true).answer).resolves.toEqual({ note: 'as it is now' });
  },
);

it('isn’t written by who read an older version', async () => {
  const { answer, written } = change({ version: 2 }, async () => true);
  await expect(answer).rejects.toMatchObject(olderThan('read before'));
  expect(written).not.toHaveBeenCalled();
});

it('is told as it is now to whom another was faster', async () => {
  const { answer } = change({}, async () => false);
  await expect(answer).rejects.toMatchObject(olderThan('as it is now'));
});
