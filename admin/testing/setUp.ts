import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { knowWhatIsShown } from '../../api/client/testing/toBeShown.ts';

knowWhatIsShown();

// A screen's code is loaded when it is first opened, and the machine may be busy with other things:
// what is waited for may take long, and only what never comes takes all of it.
configure({ asyncUtilTimeout: 60_000 });

/** React-admin 5.15 hands these to MUI 9's inputs, and the last one to the page. */
const STRAY_PROPS: readonly unknown[] = [
  'InputProps',
  'inputProps',
  'inputRef',
  'InputLabelProps',
  'disableInvalidFormNotification',
];

/** Whatever a component complains of fails its test; a missing translation is such a complaint. */
const complain = (text: unknown, ...values: unknown[]) => {
  // React-admin logs each call that the API refuses; the test looks at what is made of it.
  if (text instanceof Error && /^(Http|Api)Error$/.test(text.name)) return;
  if (String(text).startsWith('React does not recognize') && STRAY_PROPS.includes(values[0]))
    return;
  throw new Error([text, ...values].map(String).join(' '));
};

// MUI measures text areas at each render. Nothing has a size here, and matching all rules takes long.
const computedStyle = window.getComputedStyle.bind(window);
const withoutRulesOfTextAreas = (element: Element, pseudo?: string | null) =>
  element instanceof HTMLTextAreaElement ? element.style : computedStyle(element, pseudo);

beforeEach(() => {
  vi.spyOn(window, 'getComputedStyle').mockImplementation(withoutRulesOfTextAreas);
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});
