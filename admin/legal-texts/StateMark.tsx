import { useGetList, useTranslate } from 'react-admin';
import { pragueToday } from '../../api/contract/dates.ts';
import type { LegalText } from '../../api/contract/types.ts';
import { Mark } from '../layout/Mark.tsx';
import { versionState } from './versionState.ts';

/** All versions: which one is in force depends on the others, whatever the list shows of them. */
const ALL = {
  pagination: { page: 1, perPage: 1_000 },
  sort: { field: 'valid_from', order: 'DESC' },
} as const;

const COLORS = { inForce: 'success', planned: 'info', earlier: 'default', off: 'default' } as const;

/** Says whether a version is in force, planned, replaced or switched off. */
export const StateMark = ({ version }: { version: LegalText }) => {
  const { data = [version] } = useGetList<LegalText>('legal-texts', ALL);
  const translate = useTranslate();
  const state = versionState(version, data, pragueToday(new Date()));
  return <Mark color={COLORS[state]} label={translate(`resources.legal-texts.states.${state}`)} />;
};
