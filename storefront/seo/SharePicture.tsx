import { SHARE_PICTURE, sharePath } from '../../api/contract/sharePicture.ts';
import { useSite } from '../app/site.ts';

/** The picture that shared links show; nothing where there is none. */
export function SharePicture({ path, alt }: { path: string; alt: string }) {
  const { origin } = useSite();
  if (!path) return null;
  const shared = sharePath(path);
  const href = new URL(shared ?? path, origin).href;
  return (
    <>
      <meta property="og:image" content={href} />
      {shared && (
        <>
          <meta property="og:image:type" content={SHARE_PICTURE.type} />
          <meta property="og:image:width" content={String(SHARE_PICTURE.width)} />
          <meta property="og:image:height" content={String(SHARE_PICTURE.height)} />
        </>
      )}
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={href} />
    </>
  );
}
