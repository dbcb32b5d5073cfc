import type { OrderPage } from '../../api/contract/types.ts';
import { Button } from '../ui/Button.tsx';
import { urls } from '../urls.ts';
import styles from './OrderDetails.module.css';
import { useOrderTexts } from './orderTexts.ts';

interface CardButtonProps {
  card: NonNullable<OrderPage['payment']['card']>;
  secret: string;
  look?: 'quiet';
}

const TEXTS = { none: 'cardPay', waiting: 'cardGoOn', refused: 'cardAgain' } as const;

/** Leads to the card provider, and is where visitors return to where that is out of reach. */
export function CardButton({ card, secret, look }: CardButtonProps) {
  const t = useOrderTexts();
  return (
    <>
      <p className={styles.unavailable} id="card-unavailable" role="alert">
        {t('cardUnavailable')}
      </p>
      <p>
        <Button href={urls.payOrder(secret)} look={look}>
          {t(TEXTS[card.state])}
        </Button>
      </p>
    </>
  );
}
