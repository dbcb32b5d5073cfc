import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuseStrayFiles } from './refuseStrayFiles.ts';

refuseStrayFiles();

it('keeps the browser from leaving for a file that is dropped where nothing takes it', () => {
  const goesOn = (types: string[]) => {
    const dataTransfer = { files: [], types, dropEffect: 'copy' };
    const over = fireEvent.dragOver(document.body, { dataTransfer });
    return [over, fireEvent.drop(document.body, { dataTransfer })];
  };
  expect(goesOn(['Files'])).toEqual([false, false]);
  expect(goesOn(['text/plain'])).toEqual([true, true]);
});

it('leaves those to what takes them', () => {
  const target = document.body.appendChild(document.createElement('div'));
  target.addEventListener('dragover', (event) => event.preventDefault());
  const dataTransfer = { files: [], types: ['Files'], dropEffect: 'copy' };
  fireEvent.dragOver(target, { dataTransfer });
  expect(dataTransfer.dropEffect).toBe('copy');
});
