import { fieldLabel, namedField } from '../ui/fieldLabel.ts';
import type { FieldVersions } from './threeWay.ts';

/** The labels of fields, without those that no form shows. */
export function labelsOf(
  resource: string,
  fields: readonly FieldVersions[],
  translate: Parameters<typeof fieldLabel>[2],
): string {
  const labels = fields.flatMap(({ field }) => {
    const label = fieldLabel(resource, field, translate);
    return label === namedField(field).name ? [] : [label];
  });
  return [...new Set(labels)].join(', ');
}
