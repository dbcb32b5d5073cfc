import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { brokenFileRule } from '../form/brokenFileRule.ts';
import { chosenFile } from '../form/usePictureChoice.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { moved, nextOrder } from './photoOrder.ts';
import { uploadForm, type WaitingPhoto } from './uploadForm.ts';

/** The photos that wait for their upload and what can be done with them (back-office §5). */
export function usePhotoUpload(carId: number, firstOrder: number) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [waiting, setWaiting] = useState<WaitingPhoto[]>([]);
  const [sending, setSending] = useState(false);
  const refuse = (key: string, name?: string) =>
    notify(key, { type: 'error', messageArgs: { name: name ?? '' } });

  const choose = (files: readonly File[]) => {
    if (waiting.length + files.length > LIMITS.carPhotosAtOnce) {
      refuse('resources.car-photos.rules.tooMany');
      return;
    }
    const fine = files.filter((file) => {
      const broken = brokenFileRule(file);
      if (broken) refuse(broken, file.name);
      return !broken;
    });
    const first = waiting.length > 0 ? nextOrder(waiting) : firstOrder;
    setWaiting([...waiting, ...fine.map((file, index) => waitingPhoto(file, first + index))]);
  };

  const send = async () => {
    if (waiting.length === 0) {
      refuse('resources.car-photos.rules.none');
      return;
    }
    setSending(true);
    try {
      await dataProvider.uploadCarPhotos(carId, uploadForm(carId, waiting));
      const messageArgs = { count: waiting.length };
      notify('resources.car-photos.notifications.uploaded', { type: 'success', messageArgs });
      setWaiting([]);
      refresh();
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      notify('resources.car-photos.failures.save', { type: 'error', messageArgs: { reason } });
    } finally {
      setSending(false);
    }
  };

  return {
    waiting,
    sending,
    choose,
    send,
    move: (index: number, step: -1 | 1) => setWaiting(moved(waiting, index, step)),
    change: (key: string, name: string) =>
      setWaiting(waiting.map((photo) => (photo.key === key ? { ...photo, name } : photo))),
    drop: (key: string) => setWaiting(waiting.filter((photo) => photo.key !== key)),
  };
}

const waitingPhoto = (file: File, display_order: number): WaitingPhoto => {
  const chosen = chosenFile(file);
  return { ...chosen, key: chosen.src, display_order, name: file.name.replace(/\.\w+$/, '') };
};
