import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useSentence } from '@ribambelle/ui/data/use-sentence.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { TextInput } from '@ribambelle/ui/forms/text-input.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { AttachedCoupon } from './attached-coupon.tsx';
import type { Cart } from './cart.ts';
import styles from './view.module.css';

/** Attaches a code to the cart, or removes it (3 §4). An empty field cannot be sent. */
export const CouponBox = ({ cart }: { readonly cart: Cart }): ReactElement => {
  const { coupon: texts } = useTexts('checkout-page');
  const refresh = useRefreshSession();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [open, setOpen] = useState(false);
  const sentence = useSentence();
  const attach = useAction('attachCoupon', {
    shown_in: 'cart_panel',
    done: texts.attached,
    onDone: async () => {
      setCode('');
      await refresh();
    },
  });
  const detach = useAction('detachCoupon', {
    shown_in: 'cart_panel',
    done: texts.detached,
    onDone: refresh,
  });
  if (cart.coupon !== null) {
    const remove = () => detach.mutate({ cart_id: cart.id });
    return (
      <AttachedCoupon
        coupon={cart.coupon}
        discount={cart.totals.coupon_discount}
        removing={detach.isPending}
        onRemove={remove}
      />
    );
  }
  const send = () => {
    if (code.trim() === '' || attach.isPending) return;
    setError(undefined);
    attach.mutate(
      { cart_id: cart.id, coupon: code.trim() },
      { onError: (refusal) => setError(sentence(refusal)) },
    );
  };
  // Enter in this field sends the code, not the whole order
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    send();
  };
  return (
    <details
      className={styles.coupon}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{texts.label}</summary>
      <div className={styles.couponLine}>
        <TextInput
          label={texts.label}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          error={error}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setError(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <Button
          kind="secondary"
          disabled={code.trim() === ''}
          loading={attach.isPending}
          onClick={send}
        >
          {texts.attach}
        </Button>
      </div>
    </details>
  );
};
