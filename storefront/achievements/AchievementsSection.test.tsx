// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import AboutSection from '../about/AboutSection.tsx';
import { renderInSite } from '../testing/renderInSite.tsx';
import AchievementsSection from './AchievementsSection.tsx';

const stat = {
  id: 1,
  value: '6',
  icon: 'trophy',
  display_order: 1,
  is_active: true,
  translations: { en: { title: 'titles' }, cs: { title: 'titulů' } },
  version: 1,
};
const milestone = {
  id: 1,
  year: 2017,
  title: 'First start',
  description: '',
  display_order: 1,
  is_active: true,
  version: 1,
};

it('keeps its counters when the milestones cannot be had', async () => {
  renderInSite(<AchievementsSection />, {
    fetch: async (input) =>
      String(input).includes('achievement-stats')
        ? Response.json([stat])
        : Response.json({}, { status: 500 }),
  });
  expect(await screen.findByText('6')).toBeShown();
  expect(await screen.findByText('Failed to load achievements data')).toBeShown();
});

it('shows milestones without any counter', async () => {
  renderInSite(<AchievementsSection />, {
    fetch: async (input) =>
      Response.json(String(input).includes('achievement-stats') ? [] : [milestone]),
  });
  expect(await screen.findByText('First start')).toBeShown();
});

it('tells no numbers of a team that has none', async () => {
  renderInSite(<AboutSection />, { fetch: async () => Response.json([]) });
  await waitFor(() => expect(document.querySelector('dl')).toBeNull());
});

it('keeps the default numbers where others cannot be had', async () => {
  renderInSite(
    <>
      <AboutSection />
      <AchievementsSection />
    </>,
    { fetch: async () => Response.json({}, { status: 500 }) },
  );
  await screen.findAllByText('Failed to load achievements data');
  expect([...document.querySelectorAll('dd')]).toHaveLength(4);
});

it('tells the default numbers of the team until there are others', async () => {
  renderInSite(<AboutSection />, { fetch: async () => Response.json([stat]) });
  const numbers = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(numbers()).toEqual(['5', '100', '1000', '8']);
  await screen.findByText('6');
  expect(numbers()).toEqual(['6']);
});
