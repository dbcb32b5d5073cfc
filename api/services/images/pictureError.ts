import { Failure, invalidField } from '../../http/failure.ts';

/** A picture that can't be taken, to be turned into a message at its field. */
export class PictureError extends Error {
  override name = 'PictureError';
  readonly key: 'picture.unreadable' | 'picture.tooManyPixels' | 'picture.tooSlow';

  constructor(key: PictureError['key']) {
    super(key);
    this.key = key;
  }
}

/** The answer to a picture that can't be taken: 415 for its type, 422 for what it takes. */
export function pictureFailure(error: PictureError, field: string): Failure {
  if (error.key !== 'picture.unreadable') return invalidField(field, error.key);
  const said = { key: error.key } as const;
  return new Failure(415, said, { errors: { [field]: said } });
}
