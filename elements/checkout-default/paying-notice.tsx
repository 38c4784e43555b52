import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { OtherWay } from '../pieces/payment/other-way.tsx';
import type { Cart } from './cart.ts';

/**
 * A notice that the cart cannot change while it is being paid, with links to its state and to
 * another way to pay.
 */
export const PayingNotice = ({
  cart,
}: {
  readonly cart: Pick<Cart, 'id' | 'cuid'>;
}): ReactElement => {
  const { paying: texts } = useTexts('checkout-page');
  return (
    <Notice
      title={texts.title}
      action={
        <>
          <Link
            href={`/checkout/${cart.cuid}/success`}
            className={buttonClass({ kind: 'white', size: 'small' })}
          >
            {texts.look}
          </Link>
          <OtherWay cart={cart} label={texts.other_way} />
        </>
      }
    >
      {texts.text}
    </Notice>
  );
};
