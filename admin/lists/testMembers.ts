import type { TeamMember } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';

const testMember = (id: number, name: string): TeamMember => ({
  id,
  is_active: true,
  image_path: '/uploads/a.webp',
  image_info: null,
  instagram_url: 'https://instagram.com/lynx',
  facebook_url: '',
  display_order: id,
  translations: {
    cs: { name, position: 'Jezdec', description: '' },
    en: { name, position: 'Driver', description: '' },
  },
  version: 4,
});

export const testMembers = [testMember(1, 'Marek'), testMember(2, 'Jana'), testMember(3, 'Eva')];

/** An API with these members; the calls that `refuses` matches fail. */
export const membersApi =
  (refuses: (call: ReceivedCall) => boolean = () => false) =>
  (call: ReceivedCall): Response => {
    if (refuses(call)) return json({ message: 'Broken' }, 500);
    const { method, url } = call;
    if (method === 'POST') return json({ ...testMember(9, 'New'), id: 9 }, 201);
    const one = testMembers.find(({ id }) => url.endsWith(`/${id}`));
    if (one) return json(one);
    const found = url.includes('"q":"nobody"') ? [] : testMembers;
    return json(found, 200, { 'x-total-count': String(found.length) });
  };
