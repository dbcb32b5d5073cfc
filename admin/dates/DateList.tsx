import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useListContext, useTranslate } from 'react-admin';
import { SLOT_STATES } from '../../api/contract/constants.ts';
import type { Slot } from '../../api/contract/types.ts';
import { choiceField } from '../lists/columnsAndFilters.tsx';
import { LoadingText, NoneFound, NoneMatching } from '../lists/ListStates.tsx';
import { ReadList } from '../lists/ReadList.tsx';
import { ProductFilter } from '../products/ProductFilter.tsx';
import { ForWriters, useMayWrite } from '../ui/access.tsx';
import { Choice } from '../ui/Choice.tsx';
import { lazyPart } from '../ui/lazyView.tsx';
import { useOpenRecord } from '../ui/useOpenRecord.ts';
import { Day } from './Day.tsx';
import { slotsByDay } from './slotDays.ts';

const PlanDialog = lazyPart(async () => (await import('./PlanDialog.tsx')).PlanDialog);
const EditDialog = lazyPart(async () => (await import('./EditDialog.tsx')).EditDialog);
const DateDetails = lazyPart(async () => (await import('./DateDetails.tsx')).DateDetails);

const STATE = choiceField('dates', 'state', 'states', SLOT_STATES);

/** Dates of experiences by day, those to come first; one opens over the list. */
export const DateList = () => {
  const edited = useOpenRecord('edit');
  const shown = useOpenRecord('show');
  return (
    <>
      <ReadList<Slot>
        about="resources.dates.hint"
        content={
          <>
            <LoadingText />
            <Days />
          </>
        }
        // The empty page would hide the way to the past dates.
        empty={false}
        filters={FILTERS}
        perPage={50}
        sort={SOONEST_FIRST}
        toolbar={<Tools />}
      />
      {edited === 'create' && <PlanDialog />}
      {edited !== null && edited !== 'create' && <EditDialog id={Number(edited)} key={edited} />}
      {shown !== null && <DateDetails id={Number(shown)} key={shown} />}
    </>
  );
};

const FILTERS = [
  <ProductFilter
    alwaysOn
    // Nothing else has dates.
    category="experience"
    key="product_id"
    label="resources.dates.fields.product_id"
    source="product_id"
  />,
  STATE.filter,
];

const SOONEST_FIRST = { field: 'starts_at', order: 'ASC' } as const;
const LATEST_FIRST = { field: 'starts_at', order: 'DESC' } as const;

const PERIODS = ['coming', 'past'] as const;

const Tools = () => {
  const translate = useTranslate();
  const { filterValues, setFilters, setSort } = useListContext();
  const { when = 'coming', ...others } = filterValues;
  const choose = (period: string) => {
    setFilters(period === 'past' ? { ...others, when: period } : others);
    setSort(period === 'past' ? LATEST_FIRST : SOONEST_FIRST);
  };
  return (
    <Box sx={TOOLS}>
      <Choice
        label={translate('resources.dates.periods.label')}
        of={PERIODS.map((period) => [period, translate(`resources.dates.periods.${period}`)])}
        onChoose={choose}
        value={when}
      />
      <ForWriters>
        <Button component={LinkBase} startIcon={<Add />} to="/dates/create" variant="contained">
          {translate('resources.dates.action.add')}
        </Button>
      </ForWriters>
    </Box>
  );
};

const TOOLS = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1.5,
  px: 2,
  py: 1.5,
};

const Days = () => {
  const { data = [], filterValues, isPending } = useListContext<Slot>();
  const isAllowed = useMayWrite();
  if (isPending) return null;
  if (data.length === 0) {
    const isFiltered = Object.keys(filterValues).length > 0;
    return (
      <Box sx={{ px: 2 }}>
        {isFiltered ? <NoneMatching /> : <NoneFound canAdd={false} isInviting={isAllowed} />}
      </Box>
    );
  }
  return slotsByDay(data).map(({ day, slots }) => <Day day={day} key={day} slots={slots} />);
};
