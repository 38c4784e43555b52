import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { CancellationPolicy } from '@ribambelle/domain/cancellation-policies/policy.ts';
import type { CartItemType } from '@ribambelle/domain/carts/cart-items.ts';
import { withdrawalSentences } from '@ribambelle/texts/formats/withdrawal-sentences.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { policySentence } from '../cancellation-policies/index.ts';
import type { Purchase } from '../checkout/index.ts';

/**
 * Returns what holds if the family changes its mind about an order: the law for each kind of thing
 * in it, and the conditions under which its registrations were bought.
 */
export function orderConditions(
  purchase: Purchase,
  { language, policies }: { language: Language; policies: readonly CancellationPolicy[] },
): readonly string[] {
  const texts = textsFor(language)['checkout-page'];
  const things: Readonly<Record<CartItemType, readonly unknown[]>> = {
    REGISTRATION: purchase.registrations,
    REGISTRATION_REQUEST: purchase.registrations_requests,
    BOOKING: purchase.bookings,
    BUNDLE: purchase.bundles,
    MEMBERSHIP: purchase.memberships,
    VOUCHER: purchase.vouchers,
  };
  const kinds = KINDS.filter((kind) => things[kind].length > 0);
  const sentences = policies.map((policy) =>
    texts.cancellation('', policySentence(policy, language)),
  );
  return [...withdrawalSentences(kinds, texts.withdrawals), ...new Set(sentences)];
}

const KINDS: readonly CartItemType[] = [
  'REGISTRATION',
  'REGISTRATION_REQUEST',
  'BOOKING',
  'BUNDLE',
  'MEMBERSHIP',
  'VOUCHER',
];
