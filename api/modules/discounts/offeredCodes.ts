import {
  type DirectQuery,
  fromLists,
  integerOf,
  jsonList,
  type Statement,
  textOf,
} from '../../../db/directTransaction.ts';
import { VALID_ORDER } from '../../../db/models/order.ts';
import { pragueToday } from '../../contract/dates.ts';
import {
  type DiscountProblem,
  type DiscountTerms,
  validityProblem,
} from '../../contract/discounts.ts';

/** A code while a batch of orders is placed; `takeUse` counts. */
export interface OfferedCode extends DiscountTerms {
  id: number;
  code: string;
  /** Why nobody can use it now; null if it is valid. */
  problem: DiscountProblem | null;
  max_uses: number | null;
  max_uses_per_email: number | null;
  /** Counted where there is a maximum. */
  uses: number;
  usesBy: Map<string, number>;
}

type CodeRow = Omit<OfferedCode, 'problem' | 'uses' | 'usesBy'> & {
  is_active: boolean | number;
  valid_from: string;
  valid_until: string;
};

/**
 * The codes that orders name, locked until the batch ends, so that nobody else takes their last uses. The uses
 * are read by statements of their own: PostgreSQL would count those from before the lock otherwise.
 */
export async function lockOfferedCodes(
  query: DirectQuery,
  codes: readonly string[],
  emails: readonly string[],
  now: Date,
): Promise<OfferedCode[]> {
  if (codes.length === 0) return [];
  const today = pragueToday(now);
  const rows = await query<CodeRow>(LOCKED_CODES, [jsonList(codes)]);
  const found = rows.map(
    ({ is_active, valid_from, valid_until, ...row }): OfferedCode => ({
      ...row,
      problem: validityProblem({ is_active: Boolean(is_active), valid_from, valid_until }, today),
      uses: 0,
      usesBy: new Map(),
    }),
  );
  await Promise.all([countUses(query, found), countUsesBy(query, found, emails)]);
  return found;
}

/** Why an order can't use a code with this e-mail; null if it can. */
export function problemOfUse(
  { problem, max_uses, max_uses_per_email, uses, usesBy }: OfferedCode,
  email: string,
): DiscountProblem | null {
  if (problem) return problem;
  if (max_uses !== null && uses >= max_uses) return 'usedUp';
  const own = usesBy.get(email.toLowerCase()) ?? 0;
  return max_uses_per_email !== null && own >= max_uses_per_email ? 'usedByYou' : null;
}

/** Counts an order of the same batch. */
export function takeUse(code: OfferedCode, email: string): void {
  const key = email.toLowerCase();
  code.uses += 1;
  code.usesBy.set(key, (code.usesBy.get(key) ?? 0) + 1);
}

interface Uses {
  code_id: number;
  email: string;
  /** PostgreSQL's counts are texts. */
  uses: number | string;
}

async function countUses(query: DirectQuery, codes: readonly OfferedCode[]): Promise<void> {
  const limited = codes.filter(({ max_uses }) => max_uses !== null);
  if (limited.length === 0) return;
  const rows = await query<Uses>(USES, [jsonList(limited.map(({ id }) => id))]);
  for (const code of limited) {
    code.uses = Number(rows.find(({ code_id }) => code_id === code.id)?.uses ?? 0);
  }
}

async function countUsesBy(
  query: DirectQuery,
  codes: readonly OfferedCode[],
  emails: readonly string[],
): Promise<void> {
  const limited = codes.filter(({ max_uses_per_email: max }) => max !== null);
  if (limited.length === 0) return;
  const wanted = [...new Set(emails.map((email) => email.toLowerCase()))];
  const rows = await query<Uses>(USES_BY, [
    jsonList(limited.map(({ id }) => id)),
    jsonList(wanted),
  ]);
  for (const { code_id, email, uses } of rows) {
    limited.find(({ id }) => id === code_id)?.usesBy.set(email, Number(uses));
  }
}

const byCode = fromLists(
  (list) =>
    `select id, code, percent, amount_halere, min_halere, product_categories, valid_from, valid_until,
       max_uses, max_uses_per_email, is_active
     from discount_codes where code in (select ${textOf('wanted')} from ${list('$1')} as wanted)
     order by id`,
);
const LOCKED_CODES: Statement = {
  sqlite: byCode.sqlite,
  postgres: `${byCode.postgres} for update`,
};

const USES = fromLists(
  (list) =>
    `select discount_code_id as code_id, count(*) as uses from orders
     where discount_code_id in (select ${integerOf('wanted')} from ${list('$1')} as wanted)
       and ${VALID_ORDER}
     group by discount_code_id`,
);

const USES_BY = fromLists(
  (list) =>
    `select discount_code_id as code_id, lower(customer_email) as email, count(*) as uses from orders
     where discount_code_id in (select ${integerOf('wanted')} from ${list('$1')} as wanted)
       and lower(customer_email) in (select ${textOf('buyers')} from ${list('$2')} as buyers)
       and ${VALID_ORDER}
     group by discount_code_id, lower(customer_email)`,
);
