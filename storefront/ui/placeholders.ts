import type { SyntheticEvent } from 'react';
import placeholder from '../assets/placeholder.svg?url';

/** For containers of pictures other than `Picture`: replaces failed ones with the placeholder. */
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
