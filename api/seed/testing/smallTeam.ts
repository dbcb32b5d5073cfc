import type { Fields } from '../../contract/loading.ts';

const inBoth = (en: Fields, cs: Fields) => ({ en, cs });

export const smallTeam = (): Record<string, Fields[]> => ({
  'shipping-methods': [
    { id: 'parcel', price: 129.5, translations: inBoth({ name: 'Parcel' }, { name: 'Balík' }) },
  ],
  'payment-methods': [
    { id: 'card', kind: 'card', translations: inBoth({ name: 'Card' }, { name: 'Karta' }) },
  ],
  settings: [
    {
      setting_key: 'hero_title',
      setting_group: 'general',
      value: '',
      translations: inBoth(
        { label: 'Title', setting_value: 'Sideways' },
        { label: 'Nadpis', setting_value: 'Bokem' },
      ),
    },
    { setting_key: 'og_image', setting_group: 'seo', value: 'images/og.png' },
  ],
  'team-members': [
    {
      id: 'jana',
      image_path: 'images/jana.png',
      translations: inBoth(
        { name: 'Jana', position: 'Driver', description: 'First line.\r\nSecond line.' },
        { name: 'Jana', position: 'Jezdkyně' },
      ),
    },
  ],
  cars: [
    {
      id: 'a',
      slug: 'otava',
      image_path: 'images/otava.png',
      horsepower: 600,
      is_current: true,
      spec_icons: { spec_2_icon: 'gear', spec_1_label: { en: 'Force', cs: 'Síla' } },
      translations: inBoth({ name: 'Otava', specs_1: '600 hp' }, { name: 'Otava' }),
    },
    {
      id: 'b',
      image_path: 'images/blanice.png',
      translations: inBoth({ name: 'Blanice R' }, { name: 'Blanice R' }),
    },
  ],
  'car-photos': [
    { car_id: 'a', image_path: 'images/otava-1.png', name: 'One', display_order: 1 },
    { car_id: 'otava', image_path: 'images/otava-2.png', name: 'Two', display_order: 2 },
    { car_id: 'b', image_path: 'images/otava-1.png', name: 'Three', display_order: 1 },
  ],
  products: [
    {
      slug: 'cap',
      price: 499.9,
      category: 'merchandise',
      translations: inBoth({ name: 'Cap' }, { name: 'Kšiltovka' }),
      features: [
        { id: 9, en: 'Cotton', cs: 'Bavlna' },
        { en: 'One size', cs: 'Jedna velikost' },
      ],
      photos: ['images/cap-1.png', { image_path: 'images/cap-2.png' }],
    },
  ],
  events: [
    {
      date: '2026-05-01',
      image_path: 'images/race.png',
      event_url: '',
      translations: inBoth({ title: 'Race' }, { title: 'Závod' }),
    },
  ],
  gallery: [
    { image_path: 'images/race.png', category: 'events' },
    { image_path: 'images/cap-1.png', translations: inBoth({ title: 'Cap' }, { title: 'Čepice' }) },
  ],
  sponsors: [
    {
      logo_path: 'images/nordol.png',
      translations: inBoth({ name: 'Nordol' }, { name: 'Nordol' }),
    },
  ],
  achievements: [
    {
      year: 2020,
      translations: inBoth({ title: 'Champions', description: 'At last.' }, { title: 'Mistři' }),
    },
  ],
  blog: [
    {
      image_path: 'images/race.png',
      published_date: '2026-02-03',
      tags: 'tandem, final',
      translations: inBoth(
        {
          slug: 'half-a-bonnet',
          title: 'Half a bonnet',
          content: `<p>So close.<img alt='Door' src='images/otava-1.png'><script>x()</script></p>`,
        },
        { slug: 'pul-kapoty', title: 'Půl kapoty', content: 'Tak blízko&nbsp;&amp; přece.' },
      ),
    },
  ],
  'achievement-stats': [
    { value: '5', translations: inBoth({ title: 'titles' }, { title: 'titulů' }) },
  ],
});

export const smallTeamPictures = {
  'images/og.png': 50,
  'images/jana.png': 51,
  'images/otava.png': 52,
  'images/blanice.png': 53,
  'images/otava-1.png': 54,
  'images/otava-2.png': 55,
  'images/cap-1.png': 56,
  'images/cap-2.png': 57,
  'images/race.png': 58,
  'images/nordol.png': 59,
};
