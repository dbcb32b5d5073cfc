import { useSite } from '../app/site.ts';
import { SocialLinks } from '../settings/SocialLinks.tsx';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { Picture } from '../ui/Picture.tsx';
import { urls } from '../urls.ts';
import styles from './Hero.module.css';
import { HeroVideo } from './HeroVideo.tsx';
import { useShownSections } from './homeSections.ts';

/** The first screen: picture, then video, the team's claim and links. */
export function Hero() {
  const { t } = useSite();
  const isShown = useShownSections();
  const { text, picture } = useSettings();
  const poster = picture('hero_image');
  const video = text('hero_video_path');
  const description = text('hero_description') || t('hero.description');
  return (
    <section id="home" className={styles.hero} data-ground="dark" aria-labelledby="hero-title">
      <div className={styles.stage}>
        {poster && (
          <Picture
            of={poster}
            // Wider than the screen: tall ones show its middle, wide ones a larger car.
            sizes="(max-width: 48rem) 80vh, 120vw"
            priority
          />
        )}
        {video && <HeroVideo src={video} />}
      </div>
      <div className={styles.content}>
        <h1 id="hero-title">{text('hero_title') || t('hero.title') || t('site.name')}</h1>
        {description && <p>{description}</p>}
        <div className={styles.ways}>
          {isShown('events') && <Button to={urls.homeSection('events')}>{t('hero.events')}</Button>}
          {isShown('drift-taxi') && (
            <Button to={urls.homeSection('drift-taxi')} look="quiet">
              {t('hero.driftTaxi')}
            </Button>
          )}
          <SocialLinks />
        </div>
      </div>
    </section>
  );
}
