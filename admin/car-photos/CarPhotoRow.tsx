import TextField from '@mui/material/TextField';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PhotoRow } from '../pictures/PhotoItem.tsx';
import { Fields } from '../ui/access.tsx';

interface CarPhotoRowProps extends Omit<ComponentProps<typeof PhotoRow>, 'alt' | 'texts'> {
  onName: (name: string) => void;
  /** Called when the input of the name loses the focus. */
  onNamed?: () => void;
  /** Inputs of the captions, below the name. */
  captions?: ReactNode;
}

/** A photo of a car, stored or chosen for upload; without a name it is called by its number. */
export const CarPhotoRow = (props: CarPhotoRowProps) => {
  const { name, onName, onNamed, captions, ...photo } = props;
  const label = useTranslate()('resources.car-photos.fields.name');
  return (
    <PhotoRow
      {...photo}
      alt={name}
      name={name || String(photo.order)}
      texts={
        <Fields>
          <TextField
            label={label}
            onBlur={onNamed}
            onChange={({ target }) => onName(target.value)}
            value={name}
          />
          {captions}
        </Fields>
      }
    />
  );
};
