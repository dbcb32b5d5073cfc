import type { Car } from '../../api/contract/types.ts';

const texts = { name: '', description: '', specs_1: '', specs_2: '', specs_3: '', specs_4: '' };
const label = { en: '', cs: '' };

export const testCar = (changes: Partial<Car> = {}): Car => ({
  id: 1,
  slug: 'car-x',
  is_active: true,
  is_current: false,
  image_path: '',
  image_info: null,
  horsepower: null,
  display_order: 0,
  spec_icons: {
    spec_1_icon: 'tachometer',
    spec_2_icon: 'cog',
    spec_3_icon: 'user',
    spec_4_icon: 'calendar',
    spec_1_label: label,
    spec_2_label: label,
    spec_3_label: label,
    spec_4_label: label,
  },
  translations: { en: texts, cs: texts },
  version: 1,
  ...changes,
});
