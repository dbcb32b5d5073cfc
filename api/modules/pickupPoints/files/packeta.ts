import { z } from 'zod';
import { unreadableFile } from '../../../platform/failure.ts';
import { asOneLine, type FilePoint } from './filePoint.ts';

const words = z.unknown().transform(asOneLine);

const hours = z
  .object({ compactLong: z.unknown(), compactShort: z.unknown() })
  .partial()
  .nullish()
  .catch(null)
  // Packeta writes them for web pages.
  .transform((given) =>
    asOneLine(given?.compactLong || given?.compactShort).replace(/<[^>]*>/g, ''),
  );

/** What is used of a branch. */
const branch = z.object({
  id: words,
  name: words,
  street: words,
  city: words,
  zip: words,
  country: words,
  openingHours: hours,
  /** 1: in operation. */
  status: z
    .object({ statusId: z.unknown() })
    .nullish()
    .catch(null)
    .transform((given) => asOneLine(given?.statusId)),
});

const branches = z.union([z.array(branch), z.record(z.string(), branch).transform(Object.values)]);

/** The list of branches that Packeta publishes: `{ data: { "1": { … } } }`, or the branches alone. */
const list = z.union([
  z.array(branch),
  z.object({ data: branches }).transform(({ data }) => data),
  z.object({ branches }).transform(({ branches: data }) => data),
]);

/** Points of Packeta's list of branches. */
export function readPacketa(text: string): FilePoint[] {
  const parsed = list.safeParse(parsedText(text));
  if (!parsed.success) throw unreadableFile('points.unknown');
  return parsed.data.map(({ id, status, openingHours, country, ...place }) => ({
    ...place,
    code: id,
    country: country.toUpperCase(),
    opening_hours: openingHours.slice(0, HOURS),
    isClosed: status !== '' && status !== OPEN,
    row: id,
  }));
}

const OPEN = '1';
const HOURS = 200;

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
