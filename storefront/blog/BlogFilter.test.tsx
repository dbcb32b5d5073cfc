// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { BlogFilter } from './BlogFilter.tsx';

it('says that categories or tags could not be loaded, and tries again', async () => {
  let isAway = true;
  renderInSite(<BlogFilter choice={{ page: 1, category: '', tag: '' }} />, {
    fetch: async (input) => {
      if (isAway) return Response.json({}, { status: 404 });
      const list = String(input).includes('tags') ? [] : [{ category: 'Tech', post_count: 2 }];
      return Response.json(list);
    },
  });
  await screen.findByText('Failed to load categories');
  await screen.findByText('Failed to load tags');
  expect(screen.queryByRole('combobox')).toBeNull();
  isAway = false;
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(again);
  await screen.findByRole('option', { name: 'Tech (2)' });
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
});
