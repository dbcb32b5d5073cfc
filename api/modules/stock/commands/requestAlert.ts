import { Product } from '../../../../db/models/product.ts';
import { StockAlert } from '../../../../db/models/stock.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { StockAlertInput } from '../../../contract/types.ts';
import { command, emit } from '../../../platform/commands.ts';
import { conflict, notFound } from '../../../platform/failure.ts';
import { findCounted } from '../queries.ts';

type Request = Omit<StockAlertInput, 'consent'> & { locale: Locale };

/**
 * Remembers who wants one mail when something is in stock again. Asking twice is asking once, and says
 * nothing about who has asked before.
 * @throws a 404 for what isn't sold, a 409 for what is in stock
 */
export const requestAlert = command(
  async (trx, { product_id, variant_id, email, locale }: Request, { now }) => {
    const row = await findCounted(trx, { productId: product_id, variantId: variant_id });
    if (!(await Product.query(trx).findById(product_id).modify('active'))) throw notFound();
    if (row.level_id === null || row.quantity !== 0) throw conflict('stockAlert.inStock');
    await StockAlert.query(trx)
      .insert({ level_id: row.level_id, email, locale, created_at: now.toISOString() })
      .onConflict(['level_id', 'email'])
      .merge({ locale });
    emit(trx, 'stock.awaited', {});
  },
);
