import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Each test starts without the former one's elements and stored values. */
afterEach(() => {
  cleanup();
  globalThis.localStorage?.clear();
});
