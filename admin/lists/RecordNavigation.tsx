import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  type Identifier,
  LinkBase,
  useCreatePath,
  useNavigate,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useCommand } from '../shortcuts/commands.ts';
import { type ListDefaults, useNeighbours } from './useNeighbours.ts';

interface RecordNavigationProps extends ListDefaults {
  /** The record that is open; undefined while it loads. */
  id: Identifier | undefined;
  /** What is opened of the records. */
  view?: 'edit' | 'show';
}

/** Previous and next in the order of the list, and which of how many this one is. */
export const RecordNavigation = ({ id, view = 'edit', ...list }: RecordNavigationProps) => {
  const { previous, next, position, total } = useNeighbours(id, list);
  const translate = useTranslate();
  return (
    <Box
      aria-label={translate('paddock.navigation.label')}
      component="nav"
      data-record-navigation
      sx={{ display: 'flex', alignItems: 'center', flexShrink: 0 }}
    >
      <Step command="previous" icon={<NavigateBefore />} id={previous} keyName="[" view={view} />
      {position !== undefined && (
        <Typography color="textSecondary" sx={COUNT} variant="body2">
          {translate('paddock.navigation.position', { position, total })}
        </Typography>
      )}
      <Step command="next" icon={<NavigateNext />} id={next} keyName="]" view={view} />
    </Box>
  );
};

interface StepProps {
  command: 'previous' | 'next';
  keyName: string;
  icon: React.ReactElement;
  id: Identifier | undefined;
  view: 'edit' | 'show';
}

const Step = ({ command, keyName, icon, id, view }: StepProps) => {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const translate = useTranslate();
  const isThere = id !== undefined;
  const to = createPath({ resource, id, type: isThere ? view : 'list' });
  useCommand(command, () => navigate(to), isThere);
  const label = translate(`shortcuts.commands.${command}`);
  const link = isThere ? { component: LinkBase, to } : { disabled: true };
  const button = (
    <IconButton aria-keyshortcuts={keyName} aria-label={label} {...link}>
      {icon}
    </IconButton>
  );
  return isThere ? <Tooltip title={label}>{button}</Tooltip> : button;
};

const COUNT = {
  display: { xs: 'none', sm: 'block' },
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
};
