import { type ReactNode, useState } from 'react';
import { useNotify, useUpdate } from 'react-admin';
import type { CarPhoto } from '../../api/contract/types.ts';
import { PhotoRow } from './PhotoRow.tsx';

interface StoredPhotoProps {
  photo: CarPhoto;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  children: ReactNode;
}

/** A stored photo; its name is saved once the field is left. */
export const StoredPhoto = ({ photo, children, ...row }: StoredPhotoProps) => {
  const [name, setName] = useState(photo.name);
  const [update] = useUpdate<CarPhoto>();
  const notify = useNotify();

  const saveName = () => {
    if (name.trim() === photo.name) return;
    update(
      'car-photos',
      { id: photo.id, data: { name, version: photo.version }, previousData: photo },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('resources.car-photos.notifications.updated', { type: 'success' }),
        onError: (error) => notify(error instanceof Error ? error.message : '', { type: 'error' }),
      },
    );
  };

  return (
    <PhotoRow
      {...row}
      id={photo.id}
      info={photo.image_info}
      name={name}
      onName={setName}
      onNamed={saveName}
      order={photo.display_order}
      path={photo.image_path}
    >
      {children}
    </PhotoRow>
  );
};
