import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { formatTime } from '@ribambelle/texts/formats/format-time.ts';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import { useReading } from '../facts/use-reading.ts';
import styles from './booking.module.css';
import { bookLink } from './book-link.ts';

export type Slot = Answer<'listResourceAvailabilities'>['data'][number];

interface SlotLinksProps {
  readonly resource: { readonly cuid: string; readonly name: string };
  readonly slots: readonly Slot[];
  /** The wanted duration, in seconds. */
  readonly duration: number;
}

/** The times at which a resource is free for the duration, each a link to its booking. */
export const SlotLinks = ({ resource, slots, duration }: SlotLinksProps): ReactElement => {
  const texts = useTexts('resources');
  const reading = useReading();
  const { language } = reading;
  const open = openFor(slots, duration);
  if (open.length === 0) return <p className={styles.none}>{texts.none_this_day}</p>;
  return (
    <ul className={styles.slots}>
      {open.map(({ start_at, amount }) => {
        const time = formatTime(start_at, reading);
        const price = formatPrice({ amount, language });
        return (
          <li key={start_at}>
            <Link
              href={bookLink(resource.cuid, { start_at, duration })}
              className={styles.slot}
              aria-label={texts.book_at({ name: resource.name, time, price })}
            >
              <strong>{time}</strong>
              <span>{price}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
};

/** Returns the slots that are free for the duration, each with its price. */
export function openFor(slots: readonly Slot[], duration: number) {
  return slots.flatMap(({ start_at, prices }) => {
    const price = prices.find((one) => one.duration === duration);
    return price === undefined ? [] : [{ start_at, amount: price.amount }];
  });
}
