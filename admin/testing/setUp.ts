import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { addToBeShown } from '../../api/client/testing/toBeShown.ts';
import { withoutOwnerStacks } from './withoutOwnerStacks.ts';

addToBeShown();
withoutOwnerStacks();

// Screens are loaded on first use, which may be slow on a busy machine:
// waits have a generous limit, which only a failure reaches.
configure({ asyncUtilTimeout: 60_000 });

/** React-admin 5.15 passes these to MUI 9's inputs, and the last one to the DOM. */
const STRAY_PROPS: readonly unknown[] = [
  'InputProps',
  'inputProps',
  'inputRef',
  'InputLabelProps',
  'disableInvalidFormNotification',
];

/** Any console message fails its test, including missing translations. */
const complain = (text: unknown, ...values: unknown[]) => {
  // React-admin logs every call that the API refuses; tests check the resulting screen.
  if (text instanceof Error && /^(Http|Api)Error$/.test(text.name)) return;
  if (String(text).startsWith('React does not recognize') && STRAY_PROPS.includes(values[0]))
    return;
  throw new Error([text, ...values].map(String).join(' '));
};

// Nothing has a size here, and what hides an element is written on itself (its attributes and its own
// style): matching every rule of every style sheet would take a sixth of the time.
const computedStyle = window.getComputedStyle.bind(window);
const ownStyle = (element: Element) =>
  element instanceof HTMLElement || element instanceof SVGElement
    ? element.style
    : computedStyle(element);

beforeEach(() => {
  vi.spyOn(window, 'getComputedStyle').mockImplementation(ownStyle);
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
});

// A screen that is still being loaded would look for its files when the page is gone.
afterAll(() => vi.dynamicImportSettled());

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  history.replaceState(null, '', '/');
});
