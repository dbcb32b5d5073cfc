import Edit from '@mui/icons-material/Edit';
import Visibility from '@mui/icons-material/Visibility';
import Box from '@mui/material/Box';
import type { ComponentType, ReactNode } from 'react';
import {
  useCreatePath,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';
import { SitePlace } from '../previews/SitePlace.tsx';
import { useMayWrite } from '../ui/access.tsx';
import { DeleteWithConfirm } from '../ui/DeleteWithConfirm.tsx';
import { IconLink } from '../ui/IconLink.tsx';
import type { IsDeleted } from './BulkActions.tsx';
import type { DeleteQuestionProps } from './questions.ts';

interface RowActionsProps {
  DeleteQuestion: ComponentType<DeleteQuestionProps> | undefined;
  isDeleted: IsDeleted | undefined;
  children?: ReactNode;
}

/** The buttons of a record in a list. */
export const RowActions = ({ DeleteQuestion, isDeleted, children }: RowActionsProps) => {
  const resource = useResourceContext();
  const record = useRecordContext();
  const createPath = useCreatePath();
  const represent = useGetRecordRepresentation(resource);
  const { hasEdit } = useResourceDefinition();
  const isAllowed = useMayWrite();
  if (!record || !resource) return null;
  const item = String(represent(record));
  return (
    <Box onClick={(event) => event.stopPropagation()} role="presentation" sx={ROW_ACTIONS}>
      {children}
      <SitePlace item={item} />
      {hasEdit && (
        <IconLink
          data-row-entry
          item={item}
          label={isAllowed ? 'ra.action.edit' : 'ra.action.show'}
          to={createPath({ resource, id: record.id, type: 'edit' })}
        >
          {isAllowed ? <Edit fontSize="small" /> : <Visibility fontSize="small" />}
        </IconLink>
      )}
      {!isDeleted?.(record) && <DeleteWithConfirm Question={DeleteQuestion} item={item} />}
    </Box>
  );
};

const ROW_ACTIONS = {
  display: 'flex',
  // A card of the smallest phones has no place for all of them in a line.
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  justifyContent: 'flex-end',
  whiteSpace: 'nowrap',
};
