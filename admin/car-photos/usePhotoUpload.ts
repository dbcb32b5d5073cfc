import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import {
  type MessageKey,
  type MessageParams,
  messageText,
} from '../../api/contract/messages/messages.ts';
import { reordered } from '../ordering/newPlaces.ts';
import { brokenFileRule, chosenFile } from '../pictures/files.ts';
import { refusedFiles } from '../pictures/refusedFiles.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { failureNotice, reasonOf } from '../providers/failures.ts';
import type { ChosenFile } from '../providers/formData.ts';
import { currentLanguage } from '../providers/language.ts';

/** Photos waiting for their upload; `broken` has the errors of the last action. */
export function usePhotoUpload(carId: number, firstOrder: number) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [waiting, setWaiting] = useState<WaitingPhoto[]>([]);
  const [sending, setSending] = useState(false);
  const [broken, setBroken] = useState<string[]>([]);
  const translate = useTranslate();
  const refuse = (...texts: string[]) => {
    // In one notice, which a second one would replace.
    if (texts.length > 0) notify(...failureNotice(texts.join('\n')));
    setBroken(texts);
  };

  /** All are stored or none: an error that names no single file concerns them all. */
  const failureTexts = (error: unknown): string[] => {
    const files = waiting.map(({ rawFile }) => rawFile);
    const refused = refusedFiles(error, 'images', files);
    const reason = refused.length > 0 ? refused.join('\n') : reasonOf(error);
    const text = translate('resources.car-photos.failures.save', { reason });
    if (refused.length > 0) return [text];
    const names = files.map(({ name }) => name).join(', ');
    return [text, translate('resources.car-photos.failures.files', { names })];
  };

  const choose = (files: readonly File[]) => {
    if (waiting.length + files.length > LIMITS.carPhotosAtOnce) {
      refuse(ruleText('carPhotos.tooMany', { maximum: LIMITS.carPhotosAtOnce }));
      return;
    }
    const rules = new Map(files.map((file) => [file, brokenFileRule(file)]));
    const fine = files.filter((file) => !rules.get(file));
    refuse(...[...rules].flatMap(([{ name }, rule]) => (rule ? [translate(rule, { name })] : [])));
    const first = waiting.length > 0 ? nextOrder(waiting) : firstOrder;
    setWaiting([...waiting, ...fine.map((file, index) => waitingPhoto(file, first + index))]);
  };

  const send = async () => {
    if (waiting.length === 0) {
      refuse(ruleText('carPhotos.none'));
      return;
    }
    setSending(true);
    setBroken([]);
    try {
      await dataProvider.uploadCarPhotos(carId, uploadForm(carId, waiting));
      const messageArgs = { count: waiting.length };
      notify('resources.car-photos.notifications.uploaded', { type: 'success', messageArgs });
      setWaiting([]);
      refresh();
    } catch (error) {
      refuse(...failureTexts(error));
    } finally {
      setSending(false);
    }
  };

  return {
    waiting,
    sending,
    broken,
    choose,
    send,
    move: (from: number, to: number) => setWaiting(reordered(waiting, from, to)),
    change: (key: string, name: string) =>
      setWaiting(waiting.map((photo) => (photo.key === key ? { ...photo, name } : photo))),
    drop: (key: string) => setWaiting(waiting.filter((photo) => photo.key !== key)),
  };
}

const waitingPhoto = (file: File, display_order: number): WaitingPhoto => {
  const chosen = chosenFile(file);
  return { ...chosen, key: chosen.src, display_order, name: file.name.replace(/\.\w+$/, '') };
};

const ruleText = (key: MessageKey, params?: MessageParams) =>
  messageText(key, currentLanguage(), params);

/** A chosen photo waiting for its upload. */
interface WaitingPhoto extends ChosenFile {
  key: string;
  name: string;
  display_order: number;
}

/** The multipart form of POST /car-photos/{carId}. */
export function uploadForm(carId: number, photos: readonly WaitingPhoto[]): FormData {
  const form = new FormData();
  form.append('car_id', String(carId));
  for (const [index, { rawFile, name, display_order }] of photos.entries()) {
    form.append('images', rawFile, rawFile.name);
    form.append(`names[${index}]`, name.trim());
    form.append(`display_orders[${index}]`, String(display_order));
  }
  return form;
}

/** The order number after the last existing photo; numbers start at 1. */
export const nextOrder = (items: readonly { display_order: number }[]): number =>
  Math.max(0, ...items.map(({ display_order }) => display_order)) + 1;
