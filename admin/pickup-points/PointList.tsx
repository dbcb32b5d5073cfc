import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { pointAddress } from '../../api/contract/pickupPoints.ts';
import type { PickupPointRecord } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';
import { Mark } from '../ui/Mark.tsx';
import { RetryAlert } from '../ui/RetryAlert.tsx';
import { ListSkeleton } from '../ui/Skeletons.tsx';
import { useDebounced } from '../ui/useDebounced.ts';

const SHOWN = 25;
const text = (name: string) => `resources.pickup-points.${name}`;

interface PointListProps {
  /** The id of the shipping method. */
  method: number;
  /** Makes each point a button, and leaves out those that are gone. */
  onChoose?: (point: PickupPointRecord) => void;
}

/** The points of a shipping method, found by all that they say. */
export const PointList = ({ method, onChoose }: PointListProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim());
  const { data, total, error, isPending, refetch } = useGetList<PickupPointRecord>(
    'pickup-points',
    {
      filter: {
        shipping_method: method,
        ...(onChoose && { is_active: true }),
        ...(q !== '' && { q }),
      },
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'city', order: 'ASC' },
    },
  );
  const points = data ?? [];
  return (
    <>
      <TextField
        autoFocus={Boolean(onChoose)}
        fullWidth
        label={translate(text('search'))}
        onChange={({ target }) => setTyped(target.value)}
        type="search"
        value={typed}
      />
      {isPending && <ListSkeleton />}
      {error && <RetryAlert retry={() => refetch()}>{error.message}</RetryAlert>}
      <Typography color="textSecondary" role="status" sx={{ mt: 1 }} variant="body2">
        {!isPending && !error && total === 0 && translate(text(q === '' ? 'none' : 'noneFound'))}
        {(total ?? 0) > SHOWN && translate(text('more'), { shown: SHOWN, total })}
      </Typography>
      <List aria-label={translate(text('title'))}>
        {points.map((point) => (
          <ListItem disablePadding={Boolean(onChoose)} divider key={point.id}>
            <Line onChoose={onChoose && (() => onChoose(point))}>
              <PointText point={point} />
            </Line>
          </ListItem>
        ))}
      </List>
    </>
  );
};

const Line = ({
  onChoose,
  children,
}: {
  onChoose?: (() => void) | undefined;
  children: ReactNode;
}) => (onChoose ? <ListItemButton onClick={onChoose}>{children}</ListItemButton> : children);

const PointText = ({ point }: { point: PickupPointRecord }) => {
  const translate = useTranslate();
  const { code, name, opening_hours, is_active } = point;
  return (
    <ListItemText
      primary={
        <>
          {name}
          {!is_active && <Mark label={translate(text('gone'))} sx={{ ml: 1 }} />}
        </>
      }
      secondary={
        <Box component="span" sx={{ display: 'grid' }}>
          <span>{pointAddress(point, currentLanguage())}</span>
          <span>{[code, opening_hours].filter(Boolean).join(' · ')}</span>
        </Box>
      }
      sx={{ overflowWrap: 'anywhere' }}
    />
  );
};
