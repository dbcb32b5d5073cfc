import YetAnotherLightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import type { Locale } from '../../api/contract/locales.ts';
import { useSite } from '../app/site.ts';
import placeholder from '../assets/placeholder.svg?url';
import { ownTexts } from '../messages/ownTexts.ts';
import lightboxStyles from './lightbox.css?url';
import texts from './messages/lightbox.json';
import type { Photo } from './Picture.tsx';
import { placeholders } from './placeholders.ts';
import { useHistoryEntry } from './useHistoryEntry.ts';
import { useThumbnails } from './useThumbnails.ts';

interface LightboxProps {
  photos: readonly Photo[];
  index: number;
  isOpen: boolean;
  /** The visitor closed it or, by the browser's Forward, opened it again. */
  onChange: (isOpen: boolean) => void;
}

/** A full-screen photo viewer, loaded on first use; the browser's Back closes it. */
export default function Lightbox({ photos, index, isOpen, onChange }: LightboxProps) {
  const { t, locale } = useSite();
  const say = useLightboxTexts();
  const close = useHistoryEntry(isOpen, onChange);
  const thumbnails = useThumbnails();
  return (
    <div {...placeholders}>
      <link rel="stylesheet" href={lightboxStyles} precedence="lightbox" />
      <YetAnotherLightbox
        open={isOpen}
        index={index}
        close={close}
        plugins={[Captions, Thumbnails]}
        slides={photos.map((photo) => slide(photo, locale))}
        styles={{ root: LOOK }}
        captions={{ descriptionTextAlign: 'center' }}
        thumbnails={thumbnails}
        carousel={{ finite: photos.length === 1 }}
        controller={{ closeOnBackdropClick: true }}
        labels={{
          Lightbox: say('label'),
          Carousel: say('label'),
          'Photo gallery': say('label'),
          Previous: say('previous'),
          Next: say('next'),
          Close: t('lightbox.close'),
          Slide: say('photo'),
          Caption: say('caption'),
          Thumbnails: say('label'),
          '{index} of {total}': say('of', { number: '{index}', total: '{total}' }),
        }}
      />
    </div>
  );
}

const useLightboxTexts = ownTexts(texts);

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
    // A picture without an address doesn't fail, and so would not be replaced.
    src: image_path || placeholder,
    alt: info?.alt?.[locale] || alt,
    description: caption,
    width: info?.width,
    height: info?.height,
    srcSet,
  };
}
