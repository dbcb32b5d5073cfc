import { useCallback } from 'react';
import {
  type DataProvider,
  HttpError,
  type Middleware,
  useNotify,
  useRegisterMutationMiddleware,
  useTranslate,
} from 'react-admin';
import { messageText } from '../../api/contract/messages/messages.ts';
import { refusedFiles } from '../pictures/refusedFiles.ts';
import { fieldErrors } from '../providers/failures.ts';
import { isChosenFile } from '../providers/formData.ts';
import { currentLanguage } from '../providers/language.ts';
import { isPhotoList, kept } from '../providers/productForm.ts';
import { PHOTO_DROPPED } from './productPhotos.ts';

/** Names the files that the server dropped from a product's new photos, and those that failed its save. */
export function useRefusedPhotos(): void {
  const notify = useNotify();
  const translate = useTranslate();
  const middleware: Middleware<DataProvider['update']> = useCallback(
    async (resource, params, next) => {
      const files = filesOf(params.data.photos);
      try {
        const result = await next(resource, params);
        const dropped: readonly number[] = result.data.dropped_photos ?? [];
        const lines = dropped.map((index) =>
          translate(PHOTO_DROPPED, { name: files[index]?.name }),
        );
        const text = lines.join('\n');
        // It waits for the notice that the product was saved, which would replace it.
        if (text) notify(text, { type: 'warning', polite: true, messageArgs: { _: text } });
        return result;
      } catch (error) {
        const refused = isNoneValid(error)
          ? [...files.map(({ name }) => translate(PHOTO_DROPPED, { name })), noneValid()]
          : refusedFiles(error, 'images', files);
        if (!(error instanceof HttpError) || refused.length === 0) throw error;
        const photos = refused.join('\n');
        const { status, body } = error;
        const message = translate('resources.products.failures.save', { reason: photos });
        throw new HttpError(message, status, { ...body, errors: { ...body.errors, photos } });
      }
    },
    [notify, translate],
  );
  useRegisterMutationMiddleware(middleware);
}

const noneValid = () => messageText('product.photosInvalid', currentLanguage());

/** Whether the server dropped all files, so that its answer has none of their places. */
const isNoneValid = (error: unknown): boolean => fieldErrors(error).photos === noneValid();

/** The files in the order in which they are sent. */
const filesOf = (photos: unknown): File[] =>
  isPhotoList(photos)
    ? kept(photos)
        .filter(isChosenFile)
        .map(({ rawFile }) => rawFile)
    : [];
