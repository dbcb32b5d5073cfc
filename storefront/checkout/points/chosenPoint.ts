import { parsed, textOf } from '../../../api/client/readAnswer.ts';
import type { Locale } from '../../../api/contract/locales.ts';
import { pointAddress } from '../../../api/contract/pickupPoints.ts';
import type { PickupPoint } from '../../../api/contract/types.ts';

/** The point that an order goes to. */
export interface ChosenPoint {
  code: string;
  name: string;
  address: string;
  hours: string;
}

/** What each way to choose a point gets. */
export interface ChoiceProps {
  /** The id of the shipping method. */
  method: number;
  onChoose: (point: ChosenPoint) => void;
  /** The element that says what is wrong; '' while nothing is. */
  errorId: string;
}

export const chosenFrom = (point: PickupPoint, locale: Locale): ChosenPoint => ({
  code: point.code,
  name: point.name,
  address: pointAddress(point, locale),
  hours: point.opening_hours,
});

/** A point as the draft keeps it, with its shipping method. */
export const keptPoint = (method: number, point: ChosenPoint): string =>
  JSON.stringify({ method: String(method), ...point });

/** The kept point of a shipping method; null for none, and for one of another method. */
export function pointOf(method: number | undefined, kept = ''): ChosenPoint | null {
  const point = parsed(kept);
  const [code, name, address] = ['code', 'name', 'address'].map((field) => textOf(point, field));
  if (textOf(point, 'method') !== String(method) || !code || !name || !address) return null;
  return { code, name, address, hours: textOf(point, 'hours') ?? '' };
}
