import { useQuery } from '@tanstack/react-query';
import { useSite } from '../app/site.ts';
import { Section } from '../ui/Section.tsx';
import { Empty, SectionState } from '../ui/SectionState.tsx';
import { DriftTaxiOffer } from './DriftTaxiOffer.tsx';
import { driftTaxiQuery } from './driftTaxiQuery.ts';

/** Home's drift taxi voucher (public-site §9). */
export function DriftTaxiSection() {
  const site = useSite();
  const { t } = site;
  const query = useQuery(driftTaxiQuery(site));
  return (
    <Section id="drift-taxi" ground="light" cut title={t('taxi.title')}>
      <SectionState query={query} failed={t('taxi.failed')}>
        {(voucher) =>
          voucher ? <DriftTaxiOffer voucher={voucher} /> : <Empty>{t('taxi.none')}</Empty>
        }
      </SectionState>
    </Section>
  );
}
