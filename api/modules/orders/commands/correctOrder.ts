import type { Knex } from 'knex';
import { ShippingMethod } from '../../../../db/models/content.ts';
import { Order } from '../../../../db/models/order.ts';
import { addressLines } from '../../../contract/addresses.ts';
import { needsSeat } from '../../../contract/companyIds.ts';
import { CORRECTED_FIELDS } from '../../../contract/correctedFields.ts';
import { countriesOf, countryNamed } from '../../../contract/countries.ts';
import { TO_SHIP } from '../../../contract/orderStatuses.ts';
import { needsAddress } from '../../../contract/shipping.ts';
import type { OrderCorrection } from '../../../contract/types.ts';
import { command, emit } from '../../../platform/commands.ts';
import { conflict, invalidField } from '../../../platform/failure.ts';
import { choosePoint, findWantedPoint, type PointChoice } from '../../pickupPoints/index.ts';
import { dropOrderLinks } from '../orderLinks.ts';
import { noteCorrection, recordOf } from '../orderTrail.ts';

interface Correcting {
  /** What the correction starts from. */
  current: Order;
  changes: OrderCorrection;
}

/**
 * Corrects the customer's data of an order that is not shipped yet, and notes it in the audit trail.
 * Documents that were issued stay as they are. With a new e-mail address the links to the order's page
 * that were sent to the old one end.
 * @returns false, and nothing was changed, when the order has another version by now
 * @throws Failure 409 for an order that is shipped, cancelled, deleted or erased, 422 for an address
 * or a pick-up point that its shipping method or its invoice can't have
 */
export const correctOrder = command(
  async (trx, { current, changes: wanted }: Correcting, context): Promise<boolean> => {
    const { id, version } = current;
    if (!isCorrectable(current)) throw conflict('order.notCorrectable');
    const shipping = await ShippingMethod.query(trx).findById(current.shipping_method_id ?? 0);
    checkAddress(shipping, current, wanted);
    const changes = { ...wanted, ...(await correctedPoint(trx, shipping, current, wanted)) };
    const before = await recordOf(trx, current);
    const changed = CORRECTED_FIELDS.filter((name) => changes[name] !== before[name]);
    if (changed.length === 0) return true;
    const written = await Order.query(trx)
      .patch({ ...changes, version: version + 1 })
      .where({ id, version })
      .whereNull('hidden_at');
    if (written === 0) return false;
    const after = { ...before, ...changes };
    const noted = { id, version: version + 1, before, after, changed };
    await noteCorrection(trx, noted, context);
    const isMoved = changed.includes('customer_email');
    // The old address may be a stranger's.
    if (isMoved) await dropOrderLinks(trx, id);
    emit(trx, 'order.corrected', { orderId: id, email: isMoved ? changes.customer_email : null });
    return true;
  },
);

const isCorrectable = ({ status, hidden_at, erased_at }: Order): boolean =>
  TO_SHIP.includes(status) && !hidden_at && !erased_at;

/** The rules of checkout that need to know what was ordered. */
function checkAddress(
  shipping: ShippingMethod | undefined,
  { customer_address: before, total_halere }: Order,
  { customer_address: address, company_dic }: OrderCorrection,
): void {
  // Whether one of a deleted method is a parcel is only known from its address.
  const isParcel = shipping ? needsAddress(shipping) : before !== '';
  if (isParcel && address === '') throw invalidField('customer_address', 'order.address');
  if (address === '' && needsSeat(company_dic, total_halere)) {
    throw invalidField('customer_address', 'company.address');
  }
  const country = countryNamed(addressLines(address).at(-1) ?? '');
  if (!shipping || !isParcel || country === null || address === before) return;
  if (!countriesOf(shipping).includes(country)) {
    throw invalidField('customer_address', 'order.countryUnfit');
  }
}

/** Where the parcel goes: as before, or to another point by the rules of checkout. */
async function correctedPoint(
  trx: Knex.Transaction,
  shipping: ShippingMethod | undefined,
  order: Order,
  {
    pickup_point_code: code,
    pickup_point_name: name,
    pickup_point_address: address,
  }: OrderCorrection,
): Promise<Pick<OrderCorrection, (typeof POINT)[number]>> {
  const isSame =
    code === order.pickup_point_code &&
    name === order.pickup_point_name &&
    address === order.pickup_point_address;
  const before = pointFields({
    code: order.pickup_point_code,
    name: order.pickup_point_name,
    address: order.pickup_point_address,
  });
  // Of a deleted method nothing says which points there are.
  if (isSame || !shipping) return before;
  const wanted = await findWantedPoint(trx, shipping.id, code);
  const sent = code === '' ? undefined : { id: code, name, address };
  const point = choosePoint(sent, shipping, wanted, order.locale);
  if (typeof point === 'string') throw invalidField('pickup_point_code', point);
  return pointFields(point);
}

const POINT = ['pickup_point_code', 'pickup_point_name', 'pickup_point_address'] as const;

const pointFields = ({ code, name, address }: PointChoice) => ({
  pickup_point_code: code,
  pickup_point_name: name,
  pickup_point_address: address,
});
