import { databaseFile, openRaw } from '../support/database.ts';
import { loadOfReads } from './generator.ts';
import { alternate, each } from './measure.ts';

const SECONDS = 3;

const COLUMNS = 'id, customer_name, customer_email, created_at, total_halere, status';

const PAGES = [
  {
    name: 'page 400 sorted by total',
    query: 'sort=["total","DESC"]&range=[9975,9999]',
    sql: [
      `select ${COLUMNS} from orders order by total_halere desc, id desc limit 25 offset 9975`,
      'select count(*) from orders',
    ],
  },
  {
    name: 'status and a part of an e-mail, with the count',
    query:
      'filter={"status":"shipped","customer_email_like":"fan777"}&range=[0,24]&sort=["id","DESC"]',
    sql: [
      `select ${COLUMNS} from orders where status = 'shipped' and lower(customer_email) like '%fan777%' order by id desc limit 25`,
      "select count(*) from orders where status = 'shipped' and lower(customer_email) like '%fan777%'",
    ],
  },
];

/** An administrator's lists of orders compared with the same SQL through the driver alone. */
export async function adminPages(base: string, token: string, dataDir: string): Promise<void> {
  const raw = await openRaw(databaseFile(dataDir));
  for (const { name, query, sql } of PAGES) {
    const address = `${base}/api/orders/admin/orders?${encodeURI(query)}`;
    const result = await alternate({
      product: async () => {
        const headers = { authorization: `Bearer ${token}` };
        const { perSecond } = await loadOfReads([address], headers, 1);
        return 1000 / perSecond;
      },
      driver: () =>
        each(async () => {
          for (const statement of sql) await raw.all(statement);
        }, SECONDS),
    });
    console.log(
      `${name}: ${(result.product / result.driver).toFixed(2)} times the driver alone ` +
        `(${result.product.toFixed(1)} ms / ${result.driver.toFixed(1)} ms)`,
    );
  }
  await raw.close();
}
