import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import type { HomeSection } from '../../../contract/homeSections.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';

describeEachDatabase('the sections of the home page', (open) => {
  let api: Harness;
  const shown = async () => {
    const { body } = await api.send<HomeSection[]>('/home-sections');
    return body.map(({ name, ground }) => `${name} ${ground}`);
  };

  beforeAll(async () => {
    api = await createHarness(open);
  });
  afterAll(() => api.close());

  it('are those with content, and those that say so when they have none', async () => {
    expect(await shown()).toEqual(['cars dark', 'events dark', 'contact dark']);
    await api.admin('/achievement-stats', {
      body: { value: '3', translations: { en: { title: 'wins' }, cs: { title: 'výher' } } },
    });
    expect(await shown()).toEqual(expect.arrayContaining(['achievements light', 'about light']));
    const names = { en: { name: 'Ring Oil' }, cs: { name: 'Ring Oil' } };
    const body = { translations: names, website_url: 'https://oil.example', is_active: false };
    const { body: sponsor } = await api.admin<{ id: number }>('/sponsors', { body });
    expect(await shown()).not.toContain('sponsors dark');
    await api.admin(`/sponsors/${sponsor.id}`, { method: 'PUT', body: { is_active: true } });
    expect(await shown()).toContain('sponsors dark');
  });

  it('are about the team once there is a text or a number', async () => {
    const { body: stats } = await api.admin<{ id: number }[]>('/achievement-stats');
    const show = (is_active: boolean) =>
      api.admin(`/achievement-stats/${stats[0]?.id}`, { method: 'PUT', body: { is_active } });
    await show(false);
    expect(await shown()).not.toContain('about light');
    const { body } = await api.admin<{ id: number }>('/settings', {
      body: { setting_key: 'about.work', translations: { cs: { setting_value: 'Jezdíme' } } },
    });
    expect(await shown()).toContain('about light');
    await api.admin(`/settings/${body.id}`, { method: 'DELETE' });
    expect(await shown()).not.toContain('about light');
    await show(true);
    expect(await shown()).toContain('about light');
  });

  it('come as the team arranged them, at once', async () => {
    const value = 'contact light\nnothing\ncars hidden\nabout';
    const { body } = await api.admin<{ id: number }>('/settings', {
      body: { setting_key: 'home_sections', value },
    });
    expect((await shown()).slice(0, 2)).toEqual(['contact light', 'about light']);
    expect(await shown()).not.toContain('cars dark');
    // A setting that is switched off says nothing, here as on every page.
    await api.admin(`/settings/${body.id}`, { method: 'PUT', body: { is_active: false } });
    expect((await shown())[0]).toBe('about light');
    expect(await shown()).toContain('cars dark');
  });

  it('stand on the other ground on a light site, save where the team chose one', async () => {
    await api.admin('/settings', { body: { setting_key: 'theme_ground', value: 'light' } });
    expect(await shown()).toEqual(expect.arrayContaining(['contact light', 'about dark']));
  });

  it('know at once whether any product has dates', async () => {
    const knowDates = async () => {
      const { body } = await api.send<HomeSection[]>('/home-sections');
      return body.some(({ has_dates }) => has_dates);
    };
    const translations = { en: { name: 'Ride' }, cs: { name: 'Jízda' } };
    const { body: ride } = await api.admin<{ id: number }>('/products', {
      body: { slug: 'ride', price: 2500, category: 'experience', translations },
    });
    expect(await knowDates()).toBe(false);
    const { body: slot } = await api.admin<{ id: number }>('/slots', {
      body: {
        product_id: ride.id,
        starts_at: '2999-06-01T10:00:00.000Z',
        ends_at: '2999-06-01T11:00:00.000Z',
        capacity: 3,
      },
    });
    expect(await knowDates()).toBe(true);
    await api.admin(`/slots/${slot.id}`, { method: 'DELETE' });
    expect(await knowDates()).toBe(false);
  });
});
