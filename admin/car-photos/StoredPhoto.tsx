import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { LOCALES } from '../../api/contract/locales.ts';
import type { CarPhoto } from '../../api/contract/types.ts';
import { fieldLabel } from '../history/fieldLabel.ts';
import { PhotoRow } from './PhotoRow.tsx';
import { usePhotoTexts } from './usePhotoTexts.ts';

type Placed = 'index' | 'count' | 'move' | 'children';

interface StoredPhotoProps extends Pick<ComponentProps<typeof PhotoRow>, Placed> {
  photo: CarPhoto;
}

export const StoredPhoto = ({ photo, ...row }: StoredPhotoProps) => {
  const translate = useTranslate();
  const { texts, change, save } = usePhotoTexts(photo);
  return (
    <PhotoRow
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
