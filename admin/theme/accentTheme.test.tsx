import { useTheme } from '@mui/material/styles';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sponsors } from '../sponsors/index.ts';
import { json } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { AccentTheme } from './AccentTheme.tsx';
import { themesOf } from './themes.ts';

const Shown = () => <output>{useTheme().palette.primary.main}</output>;

it.each([
  ['the team’s', '#0B5CFF', '#0B5CFF'],
  ['the product’s where it is no colour', 'blue', '#ff5b14'],
])('the back-office has the accent %s', async (_name, value, accent) => {
  const setting = { id: 1, setting_key: 'theme_accent', value, translations: {} };
  await renderScreen({
    address: '/sponsors',
    locale: 'en',
    resource: sponsors,
    layout: () => (
      <AccentTheme>
        <Shown />
      </AccentTheme>
    ),
    answer: ({ url }) =>
      url.includes('theme_accent')
        ? json([setting], 200, { 'x-total-count': '1' })
        : json([], 200, { 'x-total-count': '0' }),
  });
  const { main } = themesOf(accent).light.palette.primary;
  expect(await screen.findByText(main)).toBeShown();
});
