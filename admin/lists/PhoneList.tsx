import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactElement, ReactNode } from 'react';
import {
  LinkBase,
  type RaRecord,
  RecordContextProvider,
  useCreatePath,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Mark } from '../ui/Mark.tsx';
import { NoneMatching } from './ListStates.tsx';
import type { CardProps, ListOrdering } from './listOrdering.ts';
import { OffLineMark } from './OffLineMark.tsx';
import { SelectRecord } from './SelectRecord.tsx';

/** Whether lists show as cards: on phones, and wherever a table would scroll sideways. */
export const useIsPhone = (): boolean =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));

export interface PhoneCard<T extends RaRecord> {
  picture?: (record: T) => ReactNode;
  /** The text that opens the record. */
  title: (record: T) => ReactNode;
  text?: (record: T) => ReactNode;
  aside?: (record: T) => ReactNode;
  /** Whether the text already shows if visitors see the record. */
  tellsActive?: boolean;
}

interface PhoneListProps<T extends RaRecord> {
  card: PhoneCard<T>;
  actions: ReactElement;
  opens: 'edit' | 'show';
  ordering?: ListOrdering | undefined;
}

/** Replaces SimpleList, whose items are single links, without room for a checkbox and buttons. */
export const PhoneList = <T extends RaRecord>({ ordering, ...props }: PhoneListProps<T>) => {
  const { data = [], isPending } = useListContext<T>();
  const Item = ordering?.Card ?? Card;
  if (!isPending && data.length === 0) return <NoneMatching />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Item id={Number(record.id)} sx={CARD}>
            <Facts {...props} />
          </Item>
        </RecordContextProvider>
      ))}
    </Box>
  );
};

const Facts = <T extends RaRecord>(props: Omit<PhoneListProps<T>, 'ordering'>) => {
  const { card, actions, opens } = props;
  const record = useRecordContext<T>();
  const { resource } = useListContext<T>();
  const createPath = useCreatePath();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <>
      <Box sx={OPENING}>
        {card.picture?.(record)}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
            <Link
              color="inherit"
              component={LinkBase}
              data-opens=""
              sx={TITLE}
              to={createPath({ resource, id: record.id, type: opens })}
            >
              {card.title(record)}
            </Link>
            <Box sx={ASIDE}>{card.aside?.(record)}</Box>
          </Box>
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {card.text?.(record)}
          </Box>
          {!card.tellsActive && (
            <OffLineMark>
              {record.is_active === false && <Mark label={translate('lists.inactive')} />}
            </OffLineMark>
          )}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5, ml: -1.25 }}>
        <SelectRecord />
        {actions}
      </Box>
    </>
  );
};

const Card = ({ sx, children }: CardProps) => (
  <Box component="li" sx={sx}>
    {children}
  </Box>
);

/** The part of a card that opens the record wherever it is tapped, but for its other links. */
const OPENING = {
  position: 'relative',
  display: 'flex',
  gap: 1.5,
  alignItems: 'flex-start',
  '& :is(a, button):not([data-opens])': { position: 'relative', zIndex: 1 },
};
const ASIDE = {
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const;

const TITLE = {
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  // With large text the fact beside it moves below.
  flex: '1 1 6em',
  minWidth: 0,
  fontWeight: 650,
  fontSize: '1.0625rem',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
};
const CARD = {
  listStyle: 'none',
  px: 1.5,
  pt: 1.5,
  pb: 0.25,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiIconButton-root': { minWidth: 40, minHeight: 40 },
  '& .MuiIconButton-root svg': { fontSize: 'min(1.25rem, 6vw)' },
};
