import { type KeyboardEvent, useId, useState } from 'react';
import { LIMITS } from '../../../api/contract/constants.ts';
import type { PickupPoint } from '../../../api/contract/types.ts';
import { useSite } from '../../app/site.ts';
import { useDebounced } from '../../ui/useDebounced.ts';
import { type ChoiceProps, chosenFrom } from './chosenPoint.ts';
import { PointOptions } from './PointOptions.tsx';
import { usePointTexts } from './pointTexts.ts';
import { usePoints } from './usePoints.ts';

/** Finds a point by its town or postal code: a combobox whose list is part of the page. */
export function PointSearch({ method, onChoose, errorId }: ChoiceProps) {
  const t = usePointTexts();
  const { locale } = useSite();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const wanted = typed.trim();
  const debounced = useDebounced(wanted);
  const query = usePoints(method, debounced);
  // The list of the text before stays until the next one is there; no key must choose from it.
  const isLate = wanted !== debounced || query.isPending || query.isPlaceholderData;
  const points = isOpen ? (query.data ?? []) : [];
  const optionId = (index: number) => `${id}-option-${index}`;
  const choose = (point: PickupPoint | undefined) => {
    if (point) onChoose(chosenFrom(point, locale));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    // The form must not be sent by what chooses a point.
    if (key === 'Enter') {
      if (!isLate) choose(points[active] ?? (points.length === 1 ? points[0] : undefined));
    } else if (key === 'Escape') setOpen(false);
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      setOpen(true);
      if (!isLate) setActive(moved(active, key === 'ArrowDown' ? 1 : -1, points.length));
    } else return;
    event.preventDefault();
  };

  return (
    <div className="points-search">
      <label htmlFor={id}>{t('search')}</label>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-expanded={points.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={points[active] ? optionId(active) : undefined}
        aria-describedby={[`${id}-hint`, errorId].filter(Boolean).join(' ')}
        aria-invalid={errorId !== ''}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        value={typed}
        onFocus={() => setOpen(true)}
        onChange={({ target }) => {
          setTyped(target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} className="points-hint">
        {t('hint')}
      </p>
      {query.isError && (
        <p className="points-failure" role="alert">
          {t('failed')}{' '}
          <button type="button" onClick={() => void query.refetch()}>
            {t('again')}
          </button>
        </p>
      )}
      <PointOptions
        id={`${id}-list`}
        optionId={optionId}
        points={points}
        active={active}
        onChoose={choose}
      />
      <p role="status" className="points-hint">
        {isOpen && !query.isError && said(points.length)}
      </p>
    </div>
  );

  function said(count: number): string {
    if (isLate) return t('loading');
    if (count === 0) return t('none');
    return t(count === LIMITS.pointsFound ? 'most' : 'found', { smart_count: count });
  }
}

/** The next option, round the ends. */
const moved = (active: number, step: 1 | -1, count: number): number => {
  if (count === 0) return -1;
  if (active < 0) return step > 0 ? 0 : count - 1;
  return (active + step + count) % count;
};
