import { ApiError } from '@ribambelle/api/client.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { useSentence } from '@ribambelle/ui/data/use-sentence.ts';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useOrder } from '../pieces/payment/use-order.ts';
import type { Cart } from './cart.ts';
import { useKeptChoices } from './use-kept-choices.ts';

type Strategy = Cart['payment_strategies'][number];

export interface CheckoutForm {
  readonly strategy: Strategy | null;
  readonly setStrategy: (strategy: Strategy) => void;
  /** The provider's name of the method to pay online with; null to choose on its page. */
  readonly payment_method: string | null;
  readonly setPaymentMethod: (method: string | null) => void;
  /** The way to pay later in instalments, by its cuid; null for the whole amount. */
  readonly plan: string | null;
  readonly setPlan: (plan: string | null) => void;
  readonly terms: boolean;
  readonly setTerms: (accepted: boolean) => void;
  readonly terms_missing: boolean;
  readonly terms_ref: RefObject<HTMLInputElement | null>;
  readonly submit: (event: FormEvent) => void;
  readonly sending: boolean;
  readonly refusal: string | null;
  /**
   * The version of the terms to accept, when they changed since the page was drawn; null for none.
   */
  readonly new_terms: number | null;
}

/**
 * Returns the choices of the checkout, and sends it (3 §4): on to the payment page, or to the
 * result of the cart.
 */
export function useCheckoutForm({
  cart,
  onLeaving,
}: {
  readonly cart: Cart;
  readonly onLeaving: () => void;
}): CheckoutForm {
  const { strategy: kept_strategy, terms, keep } = useKeptChoices(cart.id);
  const [terms_missing, setTermsMissing] = useState(false);
  const [payment_method, setPaymentMethod] = useState<string | null>(null);
  const [wished_plan, setPlan] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const sentence = useSentence();
  const [new_terms, setNewTerms] = useState<number | null>(null);
  const { terms_version } = useWebsite().organiser.settings;
  const terms_ref = useRef<HTMLInputElement>(null);
  const { messages } = useTexts('checkout-page');
  const order = useOrder({ onLeaving, messages });
  const refresh = useRefreshSession();
  const strategies = cart.payment_strategies;
  // the first is the default (3 §4); a choice that is no longer offered is replaced by it
  const strategy =
    kept_strategy !== null && strategies.includes(kept_strategy)
      ? kept_strategy
      : (strategies[0] ?? null);
  const plan = strategy === null ? null : planFor(strategy, { cart, wished_plan });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (strategy === null || order.isPending || order.isSuccess) return;
    setRefusal(null);
    setTermsMissing(!terms);
    if (!terms) return terms_ref.current?.focus();
    order.mutate(
      {
        cart_id: cart.id,
        payment_strategy: strategy === 'WALLET' ? 'DELAYED' : strategy,
        instalment_plan: plan,
        payment_method: strategy.startsWith('IMMEDIATE') ? payment_method : null,
        terms,
        terms_version: new_terms ?? terms_version,
        total_amount: cart.totals.payable,
      },
      {
        onError: (error) => {
          if (!(error instanceof ApiError)) return setRefusal(null);
          if (error.code === 'TERMS_CHANGED') {
            setNewTerms(Number(error.details['terms_version']));
            keep({ terms: false });
            terms_ref.current?.focus();
            return;
          }
          setRefusal(sentence(error));
          // the cart then has the number of unpaid places, and no longer offers a transfer
          if (error.code === 'TOO_MANY_UNPAID_PLACES') void refresh();
        },
      },
    );
  };
  const accept = (accepted: boolean) => {
    keep({ terms: accepted });
    if (accepted) setTermsMissing(false);
  };
  return {
    strategy,
    setStrategy: (choice) => keep({ strategy: choice }),
    payment_method,
    setPaymentMethod,
    plan,
    setPlan,
    terms,
    setTerms: accept,
    terms_missing,
    terms_ref,
    submit,
    refusal,
    new_terms,
    sending: order.isPending || order.isSuccess,
  };
}

/** Returns the plan that a family wishes; null for one that the way of paying does not have. */
function planFor(
  strategy: Strategy,
  { cart, wished_plan }: { readonly cart: Cart; readonly wished_plan: string | null },
): string | null {
  if (strategy.startsWith('IMMEDIATE')) return null;
  return cart.instalment_plans.some(({ cuid }) => cuid === wished_plan) ? wished_plan : null;
}
