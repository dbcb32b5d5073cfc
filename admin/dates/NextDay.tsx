import Box from '@mui/material/Box';
import { pragueToday } from '../../api/contract/dates.ts';
import type { Overview } from '../../api/contract/types.ts';
import { Panel } from '../dashboard/Panel.tsx';
import { PanelRow, PanelRows } from '../dashboard/PanelRow.tsx';
import { currentLanguage } from '../providers/language.ts';
import { Note } from '../ui/Note.tsx';
import { shownDay } from '../ui/shown.ts';
import { daysUntil, weekday } from '../ui/timeInWords.ts';
import { SlotStateBadge } from './SlotStateBadge.tsx';
import { timesOf } from './slotDays.ts';

/** The dashboard's panel of the next day with dates: how full they are. */
export const NextDay = ({
  next: { day, taken, slots },
}: {
  next: NonNullable<Overview['next_day']>;
}) => {
  const locale = currentLanguage();
  return (
    <Panel count={() => taken} list="/dates" name="nextDay">
      {() => (
        <>
          <Note sx={{ mb: 1 }}>
            {[
              `${weekday(day, locale)} ${shownDay(day)}`,
              daysUntil(day, pragueToday(new Date()), locale),
            ].join(' · ')}
          </Note>
          <PanelRows none="resources.dates.empty" of={slots}>
            {(slot) => (
              <PanelRow
                aside={`${slot.taken} / ${slot.capacity}`}
                key={slot.id}
                title={slot.product}
                to={`/dates/${slot.id}/show`}
              >
                <Box component="span" sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}>
                  {timesOf(slot)}
                </Box>
                <SlotStateBadge state={slot.state} />
              </PanelRow>
            )}
          </PanelRows>
        </>
      )}
    </Panel>
  );
};
