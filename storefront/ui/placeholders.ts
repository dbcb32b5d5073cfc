import type { SyntheticEvent } from 'react';
import placeholder from '../assets/placeholder.svg?url';

/**
 * Properties of an element around pictures that are no `Picture`, such as an editor's HTML: each one
 * that fails becomes the placeholder, also one that failed before anybody listened.
 */
export const placeholders = {
  ref: (element: HTMLElement | null) => {
    for (const image of element?.querySelectorAll('img') ?? []) {
      if (image.complete && image.naturalWidth === 0) replace(image);
    }
  },
  onErrorCapture: ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLImageElement) replace(target);
  },
};

function replace(image: HTMLImageElement): void {
  if (image.src.endsWith(placeholder)) return;
  image.removeAttribute('srcset');
  image.src = placeholder;
}
