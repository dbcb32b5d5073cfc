import { defaultStats, shownStats, statsQuery } from '../achievements/achievements.ts';
import { useSection } from '../app/queries.ts';
import { type ApiAccess, useSite } from '../app/site.ts';
import { useSettings } from '../settings/settings.ts';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './AboutSection.module.css';

export const queries = (access: ApiAccess) => [statsQuery(access)];

/** About the team, with its numbers, if any; the defaults while loading. */
export default function AboutSection() {
  const { t, locale } = useSite();
  const { data: list } = useSection(statsQuery);
  const { text, picture } = useSettings();
  const mark = picture('mark_path');
  const founded = t('about.founded', { year: text('founded_year') });
  const rest = (['about.titles', 'about.work'] as const).filter((key) => t(key) !== '');
  const stats = list ? shownStats(list, locale) : defaultStats(t);
  return (
    <Section id="about" title={t('about.title')}>
      {mark && (
        <div className={styles.mark} aria-hidden="true">
          <Picture of={mark} sizes="(width >= 72rem) 44rem, 38vw" />
        </div>
      )}
      <div className={styles.about}>
        <div className={styles.text}>
          {founded && <p className={styles.founded}>{founded}</p>}
          {rest.map((key) => (
            <p key={key}>{t(key)}</p>
          ))}
        </div>
        {stats.length > 0 && (
          <dl className={styles.numbers} aria-label={t('about.numbers')}>
            {stats.map(({ id, value, title }) => (
              <div key={id}>
                <dt>{title}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Section>
  );
}
