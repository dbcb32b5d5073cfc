import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { screenAt } from '../../api/contract/screens.ts';
import type { DemoKind, DemoSeason } from '../../api/contract/types.ts';

const PARTS = ['removed', 'reset', 'kept'] as const;

export const countOf = (kinds: readonly DemoKind[]): number =>
  kinds.reduce((sum, { records }) => sum + records.length, 0);

/** What removing the demo season does, record by record. */
export const DemoPlan = ({ plan }: { plan: DemoSeason }) => {
  const translate = useTranslate();
  return (
    <>
      {plan.state !== 'there' && (
        <Typography>{translate(`resources.first-steps.demo.${plan.state}`)}</Typography>
      )}
      {PARTS.filter((part) => plan[part].length > 0).map((part) => (
        <Box component="section" key={part} sx={{ mb: 2 }}>
          <Typography component="h3" sx={{ fontWeight: 650 }}>
            {translate(`resources.first-steps.demo.${part}`, { smart_count: countOf(plan[part]) })}
          </Typography>
          {plan[part].map((kind) => (
            <Kind isOpen={part === 'kept'} key={kind.resource} kind={kind} />
          ))}
        </Box>
      ))}
      <Typography variant="body2">{translate('resources.first-steps.demo.stays')}</Typography>
    </>
  );
};

/** `Cars (6)`, which expands to the names. */
const Kind = ({ kind, isOpen }: { kind: DemoKind; isOpen: boolean }) => {
  const { resource, records } = kind;
  const translate = useTranslate();
  const name = translate(`resources.${screenAt(resource) ?? resource}.name`, { smart_count: 2 });
  return (
    <Box component="details" open={isOpen} sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
      <summary>{`${name} (${records.length})`}</summary>
      <Typography sx={{ pl: 2 }} variant="body2">
        {records.map((record) => record.name || `#${record.id}`).join(', ')}
      </Typography>
    </Box>
  );
};
