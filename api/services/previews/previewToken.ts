import { isPlaced, type PlacedResource } from '../../contract/sitePlaces.ts';
import { readText, signText } from '../sessions/signedText.ts';

/** The one hidden record that a signed link opens. */
export interface Preview {
  resource: PlacedResource;
  id: number;
}

const PREVIEW_SECONDS = 60 * 60;

/** A text of an hour that opens one record to whoever has it, and the moment when that ends. */
export async function signPreview(
  secret: Uint8Array,
  { resource, id }: Preview,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = await signText(secret, {
    subject: `${resource}/${id}`,
    audience: 'preview',
    now,
    seconds: PREVIEW_SECONDS,
  });
  const seconds = Math.floor(now.getTime() / 1000) + PREVIEW_SECONDS;
  return { token, expiresAt: new Date(seconds * 1000) };
}

/** What a correctly signed, unexpired text opens, or null. */
export async function readPreview(
  secret: Uint8Array,
  token: string,
  now: Date,
): Promise<Preview | null> {
  const said = await readText(secret, token, { audience: 'preview', now });
  const [resource = '', id] = said?.sub?.split('/') ?? [];
  return isPlaced(resource) ? { resource, id: Number(id) } : null;
}
