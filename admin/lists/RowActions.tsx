import Edit from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import {
  LinkBase,
  useCreatePath,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { DeleteWithConfirm } from '../layout/DeleteWithConfirm.tsx';
import { SitePlace } from '../previews/SitePlace.tsx';

/** Edit and Delete of a row, after the buttons that only this list has. */
export const RowActions = ({ children }: { children?: ReactNode }) => {
  const resource = useResourceContext();
  const record = useRecordContext();
  const createPath = useCreatePath();
  const translate = useTranslate();
  if (!record || !resource) return null;
  return (
    <Box
      onClick={(event) => event.stopPropagation()}
      role="presentation"
      sx={{ display: 'flex', justifyContent: 'flex-end', whiteSpace: 'nowrap' }}
    >
      {children}
      <SitePlace />
      <Tooltip title={translate('ra.action.edit')}>
        <IconButton
          aria-label={translate('ra.action.edit')}
          component={LinkBase}
          data-row-entry
          size="small"
          to={createPath({ resource, id: record.id, type: 'edit' })}
        >
          <Edit fontSize="small" />
        </IconButton>
      </Tooltip>
      <DeleteWithConfirm />
    </Box>
  );
};
