import { field, textOf } from '../../../api/client/readAnswer.ts';
import type { PickupPoint } from '../../../api/contract/types.ts';

type PacketaMessage =
  | { state: 'ready' | 'closed' | 'failed' }
  | { state: 'chosen'; point: PickupPoint };

/** What the page with Packeta's map tells; null for anything else, such as messages of extensions. */
export function packetaMessage(data: unknown): PacketaMessage | null {
  const told = field(data, 'packeta');
  const state = field(told, 'state');
  if (state === 'ready' || state === 'closed' || state === 'failed') return { state };
  if (state !== 'chosen') return null;
  const given = field(told, 'point');
  const text = (name: string) => (textOf(given, name) ?? '').slice(0, MAX_LENGTH);
  const [code, name, street, city] = [text('code'), text('name'), text('street'), text('city')];
  if (code === '' || name === '' || city === '') return null;
  const point = { code, name, street, city, zip: text('zip'), country: text('country') };
  return { state, point: { ...point, opening_hours: '' } };
}

/** What an order takes of each text. */
const MAX_LENGTH = 200;
