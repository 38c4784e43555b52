import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import type { Cart } from './cart.ts';

interface TransferRefusedProps {
  readonly refused: NonNullable<Cart['transfer_refused']>;
  /** True when the order can be paid online instead. */
  readonly online: boolean;
}

/**
 * The reason why a transfer is not possible now, the number of unpaid places, and the alternatives
 * (R32).
 */
export const TransferRefused = ({ refused, online }: TransferRefusedProps): ReactElement => {
  const { transfer_refused: texts } = useTexts('checkout-page');
  const { unpaid_places, cart_places, maximum_unpaid_places } = refused;
  const has_unpaid = unpaid_places > 0;
  return (
    <Notice
      title={texts.title}
      action={
        has_unpaid && (
          <Link href="/account/home" className={buttonClass({ kind: 'white', size: 'small' })}>
            {texts.look}
          </Link>
        )
      }
    >
      {has_unpaid
        ? texts.more(unpaid_places, cart_places, maximum_unpaid_places)
        : texts.first(cart_places, maximum_unpaid_places)}{' '}
      {texts.go_on(online, has_unpaid)}
    </Notice>
  );
};
