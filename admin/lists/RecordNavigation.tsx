import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import type { ReactElement } from 'react';
import {
  type Identifier,
  LinkBase,
  useCreatePath,
  useNavigate,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useCommand } from '../shortcuts/commands.ts';
import { IconAction } from '../ui/IconAction.tsx';
import { Note } from '../ui/Note.tsx';
import { type ListDefaults, useNeighbours } from './useNeighbours.ts';

interface RecordNavigationProps extends ListDefaults {
  view?: 'edit' | 'show';
}

/** Replaces react-admin's, which has no shortcuts, tooltips or group name. */
export const RecordNavigation = ({ view = 'edit', ...list }: RecordNavigationProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useResourceContext();
  const record = useRecordContext();
  const { previous, next, position, total } = useNeighbours(record?.id, list);
  const pathOf = (id: Identifier | undefined) =>
    id === undefined ? undefined : createPath({ resource, id, type: view });
  return (
    <Box
      aria-label={translate('paddock.navigation.label')}
      component="nav"
      data-record-navigation
      sx={{ display: 'flex', alignItems: 'center', flexShrink: 0 }}
    >
      <Step command="previous" icon={<NavigateBefore />} keyName="[" to={pathOf(previous)} />
      {position !== undefined && (
        <Note sx={COUNT}>{translate('paddock.navigation.position', { position, total })}</Note>
      )}
      <Step command="next" icon={<NavigateNext />} keyName="]" to={pathOf(next)} />
    </Box>
  );
};

interface StepProps {
  command: 'previous' | 'next';
  keyName: string;
  icon: ReactElement;
  /** Undefined when there is no such record. */
  to: string | undefined;
}

const Step = ({ command, keyName, icon, to }: StepProps) => {
  const navigate = useNavigate();
  const label = useTranslate()(`shortcuts.commands.${command}`);
  useCommand(command, () => to !== undefined && navigate(to), to !== undefined);
  const link = to === undefined ? { disabled: true } : { component: LinkBase, to };
  return (
    <IconAction aria-keyshortcuts={keyName} label={label} {...link}>
      {icon}
    </IconAction>
  );
};

const COUNT = {
  display: { xs: 'none', sm: 'block' },
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
};
