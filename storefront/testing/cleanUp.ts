import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { addToBeShown } from '../../api/client/testing/toBeShown.ts';

addToBeShown();

// Waits have a generous limit for busy machines; only a failure reaches it.
configure({ asyncUtilTimeout: 60_000 });

// A part that is still being loaded would fail once the page is gone, also in the next file that imports it.
afterAll(() => vi.dynamicImportSettled());

/** Each test starts without the previous one's elements and stored values. */
afterEach(() => {
  cleanup();
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});
