import { useEffect, useState } from 'react';
import { useNotify, useUpdate } from 'react-admin';
import type { Locale } from '../../api/contract/locales.ts';
import type { CarPhoto } from '../../api/contract/types.ts';

/** A photo's name, and its caption in each language. */
type PhotoTexts = Record<'name' | Locale, string>;

const textsOf = ({ name, translations: { cs, en } }: CarPhoto): PhotoTexts => ({
  name,
  cs: cs.description,
  en: en.description,
});

/** A photo's texts while edited; each save waits for the version that the one before brings. */
export function usePhotoTexts(listed: CarPhoto) {
  // The answer to a save arrives before the list is read again.
  const [saved, setSaved] = useState(listed);
  const photo = saved.version > listed.version ? saved : listed;
  const [written, setWritten] = useState<Partial<PhotoTexts>>({});
  const [isDue, setDue] = useState(false);
  const [update, { isPending }] = useUpdate<CarPhoto>();
  const notify = useNotify();
  const stored = textsOf(photo);
  const texts: PhotoTexts = { ...stored, ...written };

  useEffect(() => {
    if (!isDue || isPending) return;
    setDue(false);
    const { name, cs, en } = texts;
    const isSame = (key: keyof PhotoTexts) => texts[key].trim() === stored[key];
    if (isSame('name') && isSame('cs') && isSame('en')) return;
    const translations = { cs: { description: cs }, en: { description: en } };
    update(
      'car-photos',
      { id: photo.id, data: { name, translations, version: photo.version }, previousData: photo },
      {
        mutationMode: 'pessimistic',
        onSuccess: (answer) => {
          setSaved(answer);
          setWritten((now) =>
            Object.fromEntries(
              Object.entries(now).filter(([key, text]) => text !== Reflect.get(texts, key)),
            ),
          );
          notify('resources.car-photos.notifications.updated', { type: 'success' });
        },
        onError: (error) => notify(error instanceof Error ? error.message : '', { type: 'error' }),
      },
    );
  });

  return {
    texts,
    change: (changed: Partial<PhotoTexts>) => setWritten((now) => ({ ...now, ...changed })),
    save: () => setDue(true),
  };
}
