import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type ComponentProps, useEffect, useState } from 'react';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import { LOCALES, type Locale } from '../../api/contract/locales.ts';
import type { CarPhoto } from '../../api/contract/types.ts';
import { CopyButton, isWritten } from '../form/CopyFromCzech.tsx';
import { failureNotice } from '../providers/failures.ts';
import { useMayWrite } from '../ui/access.tsx';
import { fieldLabel } from '../ui/fieldLabel.ts';
import { CarPhotoRow } from './CarPhotoRow.tsx';

type Placed = 'index' | 'count' | 'onMove' | 'children';

interface StoredPhotoProps extends Pick<ComponentProps<typeof CarPhotoRow>, Placed> {
  photo: CarPhoto;
}

export const StoredPhoto = ({ photo, ...row }: StoredPhotoProps) => {
  const translate = useTranslate();
  const isAllowed = useMayWrite('car-photos');
  const { texts, change, save } = usePhotoTexts(photo);
  return (
    <CarPhotoRow
      {...row}
      captions={
        <Box sx={CAPTIONS}>
          {LOCALES.map((locale) => (
            <TextField
              key={locale}
              label={fieldLabel('car-photos', `translations.${locale}.description`, translate)}
              multiline
              onBlur={save}
              onChange={({ target }) => change({ [locale]: target.value })}
              slotProps={{ htmlInput: { lang: locale } }}
              value={texts[locale]}
            />
          ))}
          {isAllowed && isWritten(texts.cs) && !isWritten(texts.en) && (
            <CopyButton
              of={texts.name || String(photo.display_order)}
              onCopy={() => {
                change({ en: texts.cs });
                save();
              }}
            />
          )}
        </Box>
      }
      id={photo.id}
      info={photo.image_info}
      name={texts.name}
      onName={(name) => change({ name })}
      onNamed={save}
      order={photo.display_order}
      path={photo.image_path}
    />
  );
};

const CAPTIONS = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  columnGap: 1.5,
};

/** A photo's name, and its caption in each language. */
type PhotoTexts = Record<'name' | Locale, string>;

const textsOf = ({ name, translations: { cs, en } }: CarPhoto): PhotoTexts => ({
  name,
  cs: cs.description,
  en: en.description,
});

/** A photo's texts while edited; each save waits for the version returned by the previous one. */
function usePhotoTexts(listed: CarPhoto) {
  // The answer to a save arrives before the list is refetched.
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
        onError: (error) => notify(...failureNotice(error)),
      },
    );
  });

  return {
    texts,
    change: (changed: Partial<PhotoTexts>) => setWritten((now) => ({ ...now, ...changed })),
    save: () => setDue(true),
  };
}
