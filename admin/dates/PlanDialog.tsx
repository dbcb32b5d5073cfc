import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { hashKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useLocation, useTranslate } from 'react-admin';
import type { Slot } from '../../api/contract/types.ts';
import { Choice } from '../ui/Choice.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Note } from '../ui/Note.tsx';
import { DaysInput } from './DaysInput.tsx';
import { newPlan, type Plan, planBody, plannedCount, today } from './plan.ts';
import { RepeatInputs } from './RepeatInputs.tsx';
import { ProductSelect, SlotInputs } from './SlotInputs.tsx';
import { TimesInput } from './TimesInput.tsx';
import { useSaveDates } from './useSaveDates.ts';

/** Plans dates, one or many; `?copy=` begins with those of a date, `?product=` with a product. */
export const PlanDialog = () => {
  const asked = new URLSearchParams(useLocation().search);
  const copied = Number(asked.get('copy'));
  if (copied > 0) return <CopyDialog id={copied} />;
  return <PlanForm begin={newPlan(asked.get('product') ?? '')} />;
};

const CopyDialog = ({ id }: { id: number }) => {
  const dataProvider = useDataProvider();
  const query = useQuery({
    queryKey: ['dates', 'copied', id],
    queryFn: async () => (await dataProvider.getOne<Slot>('dates', { id })).data,
  });
  const { close } = useSaveDates();
  if (query.data) return <PlanForm begin={newPlan('', query.data)} />;
  return (
    <FormDialog disabled onClose={close} onSubmit={close} submit={SUBMIT} title={TITLE}>
      <Loaded query={query}>{() => null}</Loaded>
    </FormDialog>
  );
};

const TITLE = 'resources.dates.page.create';
const SUBMIT = 'ra.action.create';
const MODES = ['days', 'weekly'] as const;

const PlanForm = ({ begin }: { begin: Plan }) => {
  const translate = useTranslate();
  const [plan, setPlan] = useState(begin);
  const { close, error, errors, isPending, save } = useSaveDates();
  const text = (name: string, params?: object) => translate(`resources.dates.plan.${name}`, params);
  const change = (changes: Partial<Plan>) => setPlan({ ...plan, ...changes });
  const count = plannedCount(plan);
  const [first] = Object.entries(errors).filter(([path]) => path.startsWith('times'));
  return (
    <FormDialog
      disabled={isPending}
      isChanged={hashKey([plan]) !== hashKey([begin])}
      messageArgs={{ smart_count: Math.max(count, 1) }}
      onClose={close}
      onSubmit={() =>
        save(async (dataProvider) => {
          const { count: created, left_out } = await dataProvider.planDates(planBody(plan));
          const done = (name: string, smart_count: number) =>
            translate(`resources.dates.done.${name}`, { smart_count });
          const leftOut = left_out > 0 ? `; ${done('leftOut', left_out)}` : '';
          return done('created', created) + leftOut;
        })
      }
      submit="resources.dates.plan.submit"
      title={TITLE}
    >
      <Stack spacing={1.5} sx={{ pt: 1 }}>
        {error && <Alert severity="error">{error}</Alert>}
        <ProductSelect
          error={errors.product_id}
          onChange={(product_id) => change({ fields: { ...plan.fields, product_id } })}
          value={plan.fields.product_id}
        />
        <Choice
          label={text('mode')}
          of={MODES.map((mode) => [mode, text(`modes.${mode}`)])}
          onChoose={(mode) => change({ mode })}
          value={plan.mode}
        />
        {plan.mode === 'days' ? (
          <DaysInput
            error={errors.days}
            min={today()}
            onChange={(days) => change({ days })}
            value={plan.days}
          />
        ) : (
          <RepeatInputs
            error={errors.days}
            onChange={(repeat) => change({ repeat })}
            value={plan.repeat}
          />
        )}
        <TimesInput error={first?.[1]} onChange={(times) => change({ times })} value={plan.times} />
        <SlotInputs
          errors={errors}
          onChange={(changes) => change({ fields: { ...plan.fields, ...changes } })}
          values={plan.fields}
        />
        <Note role="status">{text(count > 0 ? 'count' : 'none', { smart_count: count })}</Note>
      </Stack>
    </FormDialog>
  );
};
