import YetAnotherLightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import type { Locale } from '../../api/contract/locales.ts';
import { useSite } from '../app/site.ts';
import lightboxStyles from './lightbox.css?url';
import type { Photo } from './Picture.tsx';
import { placeholders } from './placeholders.ts';

interface LightboxProps {
  photos: readonly Photo[];
  index: number;
  onClose: () => void;
}

/** A full-screen photo viewer, loaded on first use. */
export default function Lightbox({ photos, index, onClose }: LightboxProps) {
  const { t, locale } = useSite();
  return (
    <div {...placeholders}>
      <link rel="stylesheet" href={lightboxStyles} precedence="lightbox" />
      <YetAnotherLightbox
        open
        index={index}
        close={onClose}
        plugins={[Captions, Thumbnails]}
        slides={photos.map((photo) => slide(photo, locale))}
        styles={{ root: LOOK }}
        captions={{ descriptionTextAlign: 'center' }}
        thumbnails={{ borderRadius: 0, border: 3, padding: 0, imageFit: 'cover', vignette: false }}
        carousel={{ finite: photos.length === 1 }}
        controller={{ closeOnBackdropClick: true }}
        labels={{
          Lightbox: t('lightbox.label'),
          Carousel: t('lightbox.label'),
          'Photo gallery': t('lightbox.label'),
          Previous: t('lightbox.previous'),
          Next: t('lightbox.next'),
          Close: t('lightbox.close'),
          Thumbnails: t('lightbox.label'),
          '{index} of {total}': t('lightbox.of', { number: '{index}', total: '{total}' }),
        }}
      />
    </div>
  );
}

/** Dark in every theme. */
const LOOK = {
  '--accent-text': 'var(--signal-hot)',
  '--yarl__color_backdrop': 'var(--asphalt-950)',
  '--yarl__container_background_color': 'var(--asphalt-950)',
  '--yarl__color_button_active': 'var(--signal-hot)',
  '--yarl__thumbnails_thumbnail_border_color': 'transparent',
  '--yarl__thumbnails_thumbnail_active_border_color': 'var(--mark-on-dark)',
  '--yarl__thumbnails_container_background_color': 'var(--asphalt-950)',
  '--yarl__slide_description_font_size': 'var(--size-text)',
};

/** The photo in its widths, in the one format that every browser supports. */
function slide({ image_path, image_info: info, alt, caption }: Photo, locale: Locale) {
  const srcSet = (info?.sources ?? [])
    .filter(({ type }) => type === 'image/webp')
    .map(({ path: src, width }) => ({
      src,
      width,
      height: Math.round((width * (info?.height ?? 9)) / (info?.width ?? 16)),
    }));
  return {
    src: image_path,
    alt: info?.alt?.[locale] || alt,
    description: caption,
    width: info?.width,
    height: info?.height,
    srcSet,
  };
}
