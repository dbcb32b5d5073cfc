import { useEffect, useRef } from 'react';
import { pointAddress } from '../../../api/contract/pickupPoints.ts';
import type { PickupPoint } from '../../../api/contract/types.ts';
import { useSite } from '../../app/site.ts';
import { usePointTexts } from './pointTexts.ts';

interface PointOptionsProps {
  id: string;
  optionId: (index: number) => string;
  points: readonly PickupPoint[];
  /** The index of the option that the arrow keys have reached; -1 for none. */
  active: number;
  onChoose: (point: PickupPoint) => void;
}

/** The found points; the focus stays in the input, whose keys move through them. */
export function PointOptions({ id, optionId, points, active, onChoose }: PointOptionsProps) {
  const t = usePointTexts();
  const { locale } = useSite();
  const reached = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) reached.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div id={id} role="listbox" aria-label={t('title')} hidden={points.length === 0}>
      {points.map((point, index) => (
        // The input's keys choose, too.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and the keys
        <div
          key={point.code}
          ref={index === active ? reached : null}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          // Pressing must not take the focus from the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(point)}
        >
          <strong>{point.name}</strong>
          <span>{pointAddress(point, locale)}</span>
          {point.opening_hours && <small>{point.opening_hours}</small>}
        </div>
      ))}
    </div>
  );
}
