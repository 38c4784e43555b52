import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import type { ReactElement } from 'react';
import type { DateOfList } from '../pieces/date-card/date-facts.ts';

interface BookButtonProps {
  readonly availability: DateOfList;
  readonly session: Session;
  readonly when: string;
  /** Shown instead when the cart is not empty: a link to the page of the date, to add it there. */
  readonly way: ReactElement;
  readonly onBook: (availability: DateOfList) => void;
}

/** Books a date in the list, for a family with an empty cart (2 §4, §6). */
export const BookButton = (props: BookButtonProps): ReactElement => {
  const { availability, session, when, way, onBook } = props;
  const texts = useTexts('catalogue-dates');
  if (!hasEmptyCart(session)) return way;
  return (
    <Button
      aria-label={texts.book_date(availability.activity.title, when)}
      onClick={() => onBook(availability)}
    >
      {texts.book}
    </Button>
  );
};

/** Tests whether the cart holds no item that has not expired. */
function hasEmptyCart({ cart }: Session): boolean {
  const now = Date.now();
  return (
    cart === null ||
    (cart.status === 'OPEN' && cart.items.every(({ expires_at }) => Date.parse(expires_at) <= now))
  );
}
