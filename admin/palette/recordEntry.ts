import type { RaRecord, ResourceDefinition } from 'react-admin';
import { formatOrderNumber } from '../../api/contract/orderNumber.ts';
import type { Entry } from './entries.ts';

/** A record as the palette offers it. */
export function recordEntry(definition: ResourceDefinition, record: RaRecord): Entry {
  const { name, icon } = definition;
  return {
    key: `record ${name} ${record.id}`,
    to: placeOf(name, record),
    icon,
    ...named(definition, record),
  };
}

/** Orders open with their details, everything else with its form. */
const placeOf = (resource: string, { id }: RaRecord): string =>
  resource === 'orders' ? `/orders/${id}/show` : `/${resource}/${id}`;

function named(
  { name, recordRepresentation: represent }: ResourceDefinition,
  record: RaRecord,
): Pick<Entry, 'label' | 'detail'> {
  if (name === 'orders') {
    const label = `${formatOrderNumber(Number(record.id))} · ${record.customer_name}`;
    return { label, detail: record.customer_email };
  }
  const label =
    typeof represent === 'function'
      ? represent(record)
      : typeof represent === 'string' && record[represent];
  const detail = name === 'messages' ? `${record.name} · ${record.email}` : undefined;
  return { label: String(label || `#${record.id}`), detail };
}
