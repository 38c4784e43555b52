import { ApiError, type Ask } from '@ribambelle/api/client.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { useSentence } from '@ribambelle/ui/data/use-sentence.ts';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { GivenAgreement } from '../pieces/payment/use-agreement.ts';
import { useOrder } from '../pieces/payment/use-order.ts';
import type { Cart } from './cart.ts';
import { type PlannedWay, plannedWays } from './planned-ways.ts';
import { useCheckoutAgreement } from './use-checkout-agreement.ts';
import { useKeptChoices } from './use-kept-choices.ts';

type Strategy = Cart['payment_strategies'][number];

/** The refusals after which the cart is another: it is read again. */
const SHOWN_BY_CART = new Set([
  'TOO_MANY_UNPAID_PLACES',
  'INSTALMENTS_CHANGED',
  'INSTALMENTS_NOT_OFFERED',
]);

export interface CheckoutForm {
  readonly strategy: Strategy | null;
  readonly setStrategy: (strategy: Strategy) => void;
  /** The provider's name of the method to pay online with; null to choose on its page. */
  readonly payment_method: string | null;
  readonly setPaymentMethod: (method: string | null) => void;
  /** The agreement by which the means of payment is kept for what is left. */
  readonly agreement: GivenAgreement;
  /** The ways to pay in instalments that go with the chosen way of paying, and the chosen one. */
  readonly ways: readonly PlannedWay[];
  readonly way: PlannedWay | null;
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
  const { strategy: kept_strategy, plan, terms, keep } = useKeptChoices(cart.id);
  const [terms_missing, setTermsMissing] = useState(false);
  const [payment_method, setPaymentMethod] = useState<string | null>(null);
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
  const strategy = strategies.find((one) => one === kept_strategy) ?? strategies[0] ?? null;
  const ways = plannedWays(cart, strategy);
  const way = ways.find(({ cuid }) => cuid === plan) ?? null;
  const agreement = useCheckoutAgreement(cart, { strategy, way, payment_method });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (strategy === null || order.isPending || order.isSuccess) return;
    setRefusal(null);
    setTermsMissing(!terms);
    if (!terms) return terms_ref.current?.focus();
    order.mutate(
      orderOf(cart, {
        strategy,
        way,
        payment_method,
        terms,
        agreement: agreement.given,
        terms_version: new_terms ?? terms_version,
      }),
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
          // the cart then shows why: the unpaid places, or the new parts
          if (SHOWN_BY_CART.has(error.code)) void refresh();
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
    agreement,
    ways,
    way,
    setPlan: (choice) => keep({ plan: choice }),
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

/** Returns the order of a cart, as it is sent. */
function orderOf(
  cart: Cart,
  chosen: Pick<CheckoutForm, 'way' | 'payment_method' | 'terms'> & {
    readonly strategy: Strategy;
    readonly agreement: string | null;
    readonly terms_version: number | null;
  },
): Ask<'checkoutCart'> {
  const { strategy, way, payment_method, ...accepted } = chosen;
  return {
    ...accepted,
    cart_id: cart.id,
    payment_strategy: strategy === 'WALLET' ? 'DELAYED' : strategy,
    instalment_plan: way?.cuid ?? null,
    instalments: way?.payment ?? null,
    payment_method: strategy.startsWith('IMMEDIATE') ? payment_method : null,
    total_amount: cart.totals.payable,
  };
}
