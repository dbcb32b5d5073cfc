import { type DirectQuery, jsonList } from '../../../../db/directTransaction.ts';
import { variantValues } from '../../../../db/models/product.ts';
import type {
  PaymentKind,
  PointSource,
  ProductCategory,
  ShippingKind,
} from '../../../contract/constants.ts';
import { pragueToday } from '../../../contract/dates.ts';
import { asksPoint } from '../../../contract/shipping.ts';
import type { OrderInput } from '../../../contract/types.ts';
import { nameWithVariant } from '../../../contract/variants.ts';
import { isOver, type VoucherKind, voucherEnd } from '../../../contract/vouchers.ts';
import { lockOfferedSlots, type OfferedSlot } from '../../dates/index.ts';
import { lockOfferedCodes, type OfferedCode } from '../../discounts/index.ts';
import { readWantedPoints, type WantedPoint } from '../../pickupPoints/index.ts';
import { lockOfferedLevels, type OfferedLevel } from '../../stock/index.ts';
import { OFFERS, type Part, VARIANTS, VOUCHERS } from './catalogueSql.ts';

/** What can be ordered: a product without options, or one variant of a product. */
export interface OfferedProduct {
  id: number;
  slug: string;
  /** Null for a product without options. */
  variant_id: number | null;
  /** '' for a product without options. */
  sku: string;
  /** The price of the variant. */
  price_halere: number;
  /** In per cent, within the price. */
  vat_rate: number;
  is_withdrawable: boolean;
  category: ProductCategory;
  /** The pieces left; null if they aren't counted. */
  level: OfferedLevel | null;
  /** The vouchers that it issues when it is paid; null for none. */
  voucher: OfferedVoucher | null;
  /** The date that was chosen, whose difference is in the price; null for none. */
  slot: OfferedSlot | null;
  /** With the values of the variant. */
  name_en: string;
  name_cs: string;
  description_en: string;
  description_cs: string;
}

/** Vouchers as a product promises them. */
interface OfferedVoucher {
  voucher_kind: VoucherKind;
  voucher_months: number | null;
  voucher_until: string | null;
  /** The last day of one that is paid today, in Prague. */
  lastDay: string;
}

type Names = Pick<OfferedProduct, 'id' | 'name_en' | 'name_cs'>;

export type OfferedShipping = Names & {
  price_halere: number;
  /** Null follows the goods. */
  vat_rate: number | null;
  free_above_halere: number | null;
  kind: ShippingKind;
  product_categories: string;
  countries: string;
  points: PointSource;
};

/** `price_halere` is the fee. */
export type OfferedPayment = Names & { kind: PaymentKind | null; price_halere: number };

export interface Catalogue {
  products: OfferedProduct[];
  /** The dates that orders want, as far as they can be booked. */
  slots: OfferedSlot[];
  shipping: OfferedShipping[];
  payment: OfferedPayment[];
  /** The pick-up points that orders name. */
  points: WantedPoint[];
  /** The discount codes that orders name; those that don't exist are left out. */
  codes: OfferedCode[];
}

type CatalogueRow = Omit<
  OfferedProduct,
  'vat_rate' | 'variant_id' | 'sku' | 'level' | 'voucher' | 'slot'
> &
  Pick<OfferedShipping, 'free_above_halere' | 'product_categories' | 'countries' | 'points'> & {
    part: Part;
    /** Whether it has variants, is counted or issues vouchers. */
    has_more: boolean;
    /** As the type of the row's part has them. */
    kind: never;
    vat_rate: never;
  };

/** What the orders ask for, as it is on offer now; what isn't is left out. Locks the stock, dates and codes among it. */
export async function readCatalogue(
  query: DirectQuery,
  orders: readonly OrderInput[],
  now: Date,
): Promise<Catalogue> {
  const wanted = [...new Set(orders.flatMap(({ items }) => items.map(({ id }) => id)))];
  const [rows, codes] = await Promise.all([
    query<CatalogueRow>(OFFERS, [
      jsonList(wanted.filter((id) => typeof id === 'number')),
      now.toISOString(),
      jsonList(wanted.filter((id) => typeof id === 'string')),
      jsonList([...new Set(orders.map((order) => order.shipping_method))]),
      jsonList([...new Set(orders.map((order) => order.payment_method))]),
    ]),
    readCodes(query, orders, now),
  ]);
  const of = (part: Part) => rows.filter((row) => row.part === part);
  const shipping: OfferedShipping[] = of('shipping');
  const [products, points] = await Promise.all([
    withMore(query, of('products'), pragueToday(now)),
    readWantedPoints(query, wantedPoints(orders, shipping)),
  ]);
  const slots = await lockOfferedSlots(query, wantedSlots(orders), now);
  return { products, slots, shipping, payment: of('payment'), points, codes };
}

/** The codes of the orders that name one; the others cost no query. */
function readCodes(
  query: DirectQuery,
  orders: readonly OrderInput[],
  now: Date,
): Promise<OfferedCode[]> {
  const named = orders.flatMap(({ discount_code: code, customer: { email } }) =>
    code === undefined ? [] : [{ code, email }],
  );
  return lockOfferedCodes(
    query,
    [...new Set(named.map(({ code }) => code))],
    named.map(({ email }) => email),
    now,
  );
}

/** Orders without dates cost no further query. */
const wantedSlots = (orders: readonly OrderInput[]): number[] => [
  ...new Set(orders.flatMap(({ items }) => items.flatMap(({ slot }) => slot ?? []))),
];

/** The points that are named of methods that ask for one. */
const wantedPoints = (orders: readonly OrderInput[], shipping: readonly OfferedShipping[]) =>
  orders.flatMap(({ shipping_method: method, pickup_point: point }) =>
    point && shipping.some((each) => each.id === method && asksPoint(each))
      ? [{ method, code: point.id }]
      : [],
  );

/**
 * The products as they can be ordered; those without variants, stock and vouchers cost no further query.
 * What would issue vouchers that have expired isn't on offer.
 */
async function withMore(
  query: DirectQuery,
  products: readonly CatalogueRow[],
  today: string,
): Promise<OfferedProduct[]> {
  const ids = products.filter(({ has_more }) => has_more).map(({ id }) => id);
  if (ids.length === 0) return products.map((product) => ({ ...product, ...PLAIN }));
  const [variants, levels, vouchers] = await Promise.all([
    query<VariantRow>(VARIANTS, [jsonList(ids)]),
    lockOfferedLevels(query, ids),
    query<Omit<OfferedVoucher, 'lastDay'> & { id: number }>(VOUCHERS, [jsonList(ids)]),
  ]);
  const levelOf = (product: number, variant: number | null) =>
    levels.find((level) => level.product_id === product && level.variant_id === variant) ?? null;
  return products.flatMap((product): OfferedProduct[] => {
    const own = variants.filter(({ product_id }) => product_id === product.id);
    const issued = vouchers.find(({ id }) => id === product.id);
    if (issued && isOver(issued, today)) return [];
    const voucher = issued ? { ...issued, lastDay: voucherEnd(issued, today) } : null;
    const level = levelOf(product.id, null);
    if (own.length === 0) return [{ ...product, ...PLAIN, level, voucher }];
    return own.map((variant) => ({
      ...product,
      voucher,
      variant_id: variant.id,
      sku: variant.sku,
      slot: null,
      level: levelOf(product.id, variant.id),
      price_halere: product.price_halere + variant.price_difference_halere,
      name_en: nameWithVariant(product.name_en, variantValues(variant), 'en'),
      name_cs: nameWithVariant(product.name_cs, variantValues(variant), 'cs'),
    }));
  });
}

const PLAIN = { variant_id: null, sku: '', level: null, voucher: null, slot: null };

interface VariantRow {
  id: number;
  product_id: number;
  sku: string;
  price_difference_halere: number;
  value_1_en: string;
  value_1_cs: string;
  value_2_en: string;
  value_2_cs: string;
}
