import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { knowWhatIsShown } from '../../api/client/testing/toBeShown.ts';

knowWhatIsShown();

// The machine may be busy: what is waited for may take long, and only what never comes takes all of it.
configure({ asyncUtilTimeout: 60_000 });

/** Each test starts without the former one's elements and stored values. */
afterEach(() => {
  cleanup();
  globalThis.localStorage?.clear();
});
