import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ChoiceProps, ChosenPoint } from './chosenPoint.ts';
import { PacketaFrame } from './PacketaFrame.tsx';
import { PointSearch } from './PointSearch.tsx';
import { usePointTexts } from './pointTexts.ts';
import { usePoints } from './usePoints.ts';

/**
 * The choice on Packeta's map, which is loaded each time only after the customer agrees, as embedded videos
 * are. Those who don't, or don't reach Packeta, search the imported points, if there are any.
 */
export function PacketaMap(choice: ChoiceProps) {
  const t = usePointTexts();
  const [state, setState] = useState<'asking' | 'open' | 'failed'>('asking');
  const listed = usePoints(choice.method, '');
  const hasList = (listed.data ?? []).length > 0;
  const onChoose = (point: ChosenPoint) => {
    setState('asking');
    choice.onChoose(point);
  };
  return (
    <>
      <div className="points-asking">
        <p className="points-service">{t('map')}</p>
        <p>{t('about')}</p>
        <Button look="quiet" aria-haspopup="dialog" onClick={() => setState('open')}>
          {t('open')}
        </Button>
        <p role="alert" className="points-failure">
          {state === 'failed' && [t('unreachable'), hasList ? '' : t('noOther')].join(' ')}
        </p>
      </div>
      {state === 'open' && (
        <PacketaFrame
          method={choice.method}
          onChoose={onChoose}
          onClose={() => setState('asking')}
          onFailed={() => setState('failed')}
        />
      )}
      {hasList && (
        <>
          <p className="points-or">{t('orSearch')}</p>
          <PointSearch {...choice} />
        </>
      )}
    </>
  );
}
