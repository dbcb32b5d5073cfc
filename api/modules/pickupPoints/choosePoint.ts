import type { PointSource, ShippingKind } from '../../contract/constants.ts';
import { countriesOf } from '../../contract/countries.ts';
import type { Locale } from '../../contract/locales.ts';
import type { MessageKey } from '../../contract/messages/messages.ts';
import { isPacketaPoint, pointAddress } from '../../contract/pickupPoints.ts';
import { asksPoint } from '../../contract/shipping.ts';
import type { OrderInput } from '../../contract/types.ts';
import type { WantedPoint } from './orderedPoints.ts';

/** The order's own copy of its point; empty where its method asks for none. */
export interface PointChoice {
  code: string;
  name: string;
  address: string;
}

interface Method {
  id: number;
  kind: ShippingKind;
  points: PointSource;
  countries: string;
}

const NONE: PointChoice = { code: '', name: '', address: '' };

/**
 * The point that an order goes to, or the rule that it breaks. Of a list the point has to be on it, with the
 * list's own name and address; a point of Packeta's map has to look like one where nothing is imported.
 */
export function choosePoint(
  chosen: OrderInput['pickup_point'],
  method: Method,
  wanted: readonly WantedPoint[],
  locale: Locale,
): PointChoice | MessageKey {
  if (!asksPoint(method)) return NONE;
  if (!chosen) return 'order.point';
  const found = wanted.find(({ method: id, code }) => id === method.id && code === chosen.id);
  if (found?.name) {
    return countriesOf(method).some((known) => known === found.country)
      ? { code: found.code, name: found.name, address: pointAddress(found, locale) }
      : 'order.pointGone';
  }
  if (method.points === 'list' || found?.is_listed) return 'order.pointGone';
  const { id: code, name, address } = chosen;
  return isPacketaPoint(code) && name !== '' && address !== ''
    ? { code, name, address }
    : 'order.point';
}
