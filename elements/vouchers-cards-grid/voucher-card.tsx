import type { Answer } from '@ribambelle/api/client.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDuration } from '@ribambelle/texts/formats/format-duration.ts';
import { Picture } from '@ribambelle/ui/cards/picture.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { classNames } from '@ribambelle/ui/styles/class-names.ts';
import type { ReactElement } from 'react';
import { VoucherPrice } from '../pieces/voucher/voucher-price.tsx';
import type { Settings } from './settings.ts';
import styles from './voucher-card.module.css';

type Voucher = Answer<'listVouchers'>['data'][number];
type PropertyId = Settings['items-properties'][number]['id'];

interface CardProps {
  readonly offer: Voucher;
  /** The facts on the card, in this order. */
  readonly properties: readonly PropertyId[];
  readonly eager: boolean;
}

/**
 * One voucher, drawn as a gift with its tag. The whole card is one link; its title is read aloud
 * where it is not shown.
 */
export const VoucherCard = ({ offer: voucher, properties, eager }: CardProps): ReactElement => {
  const with_title = properties.includes('title');
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Picture
          src={voucher.images[0]?.public_url ?? null}
          alt=""
          motif="gift"
          seed={voucher.cuid}
          eager={eager}
        />
      </div>
      <div className={classNames(styles.tag, properties.length === 0 && styles.bare)}>
        {!with_title && <Title voucher={voucher} hidden />}
        {properties.map((id) => (
          <PropertyOf key={id} id={id} voucher={voucher} />
        ))}
      </div>
    </article>
  );
};

const PropertyOf = ({
  id,
  voucher,
}: {
  readonly id: PropertyId;
  readonly voucher: Voucher;
}): ReactElement => {
  const texts = useTexts('vouchers');
  const language = useLanguage();
  if (id === 'title') return <Title voucher={voucher} />;
  if (id === 'price') {
    return (
      <p className={styles.price}>
        <VoucherPrice voucher={voucher} size="card" />
      </p>
    );
  }
  const { duration } = voucher;
  return (
    <p className={styles.duration}>
      {duration === null ? texts.always_valid : texts.valid(formatDuration(duration, language))}
    </p>
  );
};

const Title = ({
  voucher,
  hidden = false,
}: {
  readonly voucher: Voucher;
  readonly hidden?: boolean;
}): ReactElement => (
  <h3 className={styles.title}>
    <Link href={`/vouchers/${voucher.cuid}`} className={styles.link}>
      <span className={hidden ? styles.unseen : undefined}>{voucher.title}</span>
    </Link>
  </h3>
);
