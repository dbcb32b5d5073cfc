import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import {
  LinkBase,
  type SortPayload,
  useNavigate,
  usePrevNextController,
  useTranslate,
} from 'react-admin';
import { useCommand } from '../shortcuts/commands.ts';

interface RecordNavigationProps {
  /** The list's order unless its reader chose another one. */
  sort: SortPayload;
  /** What is opened of the records. */
  view?: 'edit' | 'show';
}

/**
 * Previous and next of the record around it in the order of the list, and its position among all. The buttons are our
 * own because react-admin's have no shortcuts, no tooltips, and no name of their group.
 */
export const RecordNavigation = ({ sort, view = 'edit' }: RecordNavigationProps) => {
  const translate = useTranslate();
  const { prevPath, nextPath, index, total } = usePrevNextController({
    linkType: view,
    sort,
  });
  return (
    <Box
      aria-label={translate('paddock.navigation.label')}
      component="nav"
      data-record-navigation
      sx={{ display: 'flex', alignItems: 'center', flexShrink: 0 }}
    >
      <Step command="previous" icon={<NavigateBefore />} keyName="[" to={prevPath} />
      {index !== undefined && (
        <Typography color="textSecondary" sx={COUNT} variant="body2">
          {translate('paddock.navigation.position', { position: index + 1, total })}
        </Typography>
      )}
      <Step command="next" icon={<NavigateNext />} keyName="]" to={nextPath} />
    </Box>
  );
};

interface StepProps {
  command: 'previous' | 'next';
  keyName: string;
  icon: ReactElement;
  /** Undefined where there is no such record. */
  to: string | undefined;
}

const Step = ({ command, keyName, icon, to }: StepProps) => {
  const navigate = useNavigate();
  const label = useTranslate()(`shortcuts.commands.${command}`);
  useCommand(command, () => to !== undefined && navigate(to), to !== undefined);
  const link = to === undefined ? { disabled: true } : { component: LinkBase, to };
  const button = (
    <IconButton aria-keyshortcuts={keyName} aria-label={label} {...link}>
      {icon}
    </IconButton>
  );
  return to === undefined ? button : <Tooltip title={label}>{button}</Tooltip>;
};

const COUNT = {
  display: { xs: 'none', sm: 'block' },
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
};
