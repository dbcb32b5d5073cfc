import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { reasonOf } from '../providers/failures.ts';
import { type Move, saveMove } from './newPlaces.ts';

/** Saves moves: returns whether one was saved, and tells the administrator why not. */
export function useSaveMove() {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const translate = useTranslate();

  const tell = (reason: string) => {
    notify('ordering.failed', { type: 'error', messageArgs: { reason } });
    return false;
  };
  return async (move: Move): Promise<boolean> => {
    try {
      return (await saveMove(dataProvider, move)) || tell(translate('ordering.gone'));
    } catch (error) {
      return tell(reasonOf(error));
    }
  };
}
