import type { ChipProps } from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { screenAt } from '../../api/contract/screens.ts';
import type { Revision } from '../../api/contract/types.ts';
import { fieldLabel } from '../ui/fieldLabel.ts';
import { Mark } from '../ui/Mark.tsx';
import { Note } from '../ui/Note.tsx';
import { shownAge, shownMoment } from '../ui/shown.ts';

// Parts of a revision shared by the list and a record's history.

export const ActionBadge = ({ action }: Pick<Revision, 'action'>) => {
  const translate = useTranslate();
  return <Mark color={COLORS[action]} label={translate(`resources.history.actions.${action}`)} />;
};

const COLORS: Readonly<Record<Revision['action'], ChipProps['color']>> = {
  initial: 'default',
  create: 'success',
  update: 'info',
  delete: 'error',
  restore: 'warning',
};

/** Relative time, with the exact time next to it, or in a tooltip when `brief`. */
export const When = ({ at, brief = false }: { at: string; brief?: boolean }) => {
  const exact = shownMoment(at);
  const ago = shownAge(at);
  return brief ? (
    // Of its own: it is also how screen readers learn the exact time.
    <Tooltip title={exact}>
      <time dateTime={at}>{ago}</time>
    </Tooltip>
  ) : (
    <time dateTime={at}>{`${ago} · ${exact}`}</time>
  );
};

/** The type of the changed record: 'Car'. */
export const Kind = ({ revision: { resource } }: { revision: Revision }) => {
  const translate = useTranslate();
  const name = screenAt(resource);
  return (
    <Note component="span">
      {name ? translate(`resources.${name}.name`, { smart_count: 1 }) : resource}
    </Note>
  );
};

export const RecordLink = ({ revision }: { revision: Revision }) => {
  const createPath = useCreatePath();
  const resource = screenAt(revision.resource);
  const { name, record_id: id, is_deleted } = revision;
  const text = name || `#${id}`;
  // A photo is edited on its car's screen and has no address of its own.
  if (!resource || is_deleted || resource === 'car-photos') return <>{text}</>;
  return (
    <Link component={LinkBase} to={createPath({ resource, id, type: 'edit' })}>
      {text}
    </Link>
  );
};

interface ChangedFieldsProps {
  resource: string;
  fields: readonly string[];
  /** The number of fields named; all when absent. */
  most?: number;
}

export const ChangedFields = ({ resource, fields, most = fields.length }: ChangedFieldsProps) => {
  const translate = useTranslate();
  const named = fields.slice(0, most).map((field) => fieldLabel(resource, field, translate));
  const rest = fields.length - named.length;
  const more = translate('resources.history.more', { smart_count: rest });
  return <>{`${named.join(', ')}${rest > 0 ? ` ${more}` : ''}`}</>;
};
