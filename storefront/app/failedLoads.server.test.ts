import { expect, it } from 'vitest';
import { loadedUnlessFailed } from './failedLoads.ts';

it('the server, where nobody goes elsewhere, asks again after a failure', async () => {
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    if (attempts === 1) throw new TypeError('Too many open files');
    return 'loaded';
  };
  await expect(loadedUnlessFailed(load)).rejects.toThrow('Too many open files');
  await expect(loadedUnlessFailed(load)).resolves.toBe('loaded');
});
