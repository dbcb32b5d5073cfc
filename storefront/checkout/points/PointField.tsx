import { useEffect, useId, useRef } from 'react';
import type { ShippingMethod } from '../../../api/contract/types.ts';
import type { ChosenPoint } from './chosenPoint.ts';
import { PacketaMap } from './PacketaMap.tsx';
import { PointSearch } from './PointSearch.tsx';
import sheet from './points.css?url';
import { usePointTexts } from './pointTexts.ts';

interface PointFieldProps {
  method: ShippingMethod;
  point: ChosenPoint | null;
  choose: (point: ChosenPoint | null) => void;
  error: string;
}

/** The choice of a pick-up point: from the list, or on Packeta's map. Loaded with the first such method. */
export default function PointField({ method, point, choose, error }: PointFieldProps) {
  const t = usePointTexts();
  const id = useId();
  const change = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLFieldSetElement>(null);
  /** Whether the choice was changed here, so that the focus follows it. */
  const isTouched = useRef(false);

  useEffect(() => {
    if (!isTouched.current) return;
    if (point) change.current?.focus();
    else field.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [point]);

  const onChoose = (next: ChosenPoint | null) => {
    isTouched.current = true;
    choose(next);
  };
  const Choice = method.points === 'packeta' ? PacketaMap : PointSearch;
  return (
    <fieldset
      ref={field}
      className="points"
      data-field="point"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <link rel="stylesheet" href={sheet} precedence="points" />
      <legend>{t('title')}</legend>
      {point ? (
        <div className="points-chosen">
          <p aria-live="polite">
            <span className="visually-hidden">{t('chosen')}: </span>
            <strong>{point.name}</strong>
            <span>{point.address}</span>
            {point.hours && <small>{point.hours}</small>}
          </p>
          <button ref={change} type="button" onClick={() => onChoose(null)}>
            {t('change')}
            <span className="visually-hidden"> – {t('title')}</span>
          </button>
        </div>
      ) : (
        <Choice method={method.id} onChoose={onChoose} errorId={error ? `${id}-error` : ''} />
      )}
      <p id={`${id}-error`} className="points-error" role="alert">
        {error}
      </p>
    </fieldset>
  );
}
