import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';

interface ChoiceProps<T> {
  label?: string;
  value: T;
  onChoose: (value: T) => void;
  sx?: object;
  /** Each value with its button's content, and a name where that is not text. */
  of: readonly (readonly [value: T, shown: ReactNode, name?: string])[];
}

/** A group of buttons with exactly one pressed. */
export const Choice = <T extends string | number>({
  label,
  value,
  of,
  onChoose,
  sx,
}: ChoiceProps<T>) => (
  <ToggleButtonGroup
    aria-label={label}
    exclusive
    onChange={(_event, chosen: T | null) => chosen !== null && onChoose(chosen)}
    size="small"
    sx={{ flexWrap: 'wrap', ...sx }}
    value={value}
  >
    {of.map(([value, shown, name]) => (
      <ToggleButton aria-label={name} key={value} value={value}>
        {shown}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
