import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { CartItemType } from '@ribambelle/domain/carts/cart-items.ts';
import type { OptionalNoun } from '@ribambelle/domain/organisers/in-use.ts';
import { cancellationSentence } from '@ribambelle/texts/formats/cancellation-sentence.ts';
import { withdrawalSentences } from '@ribambelle/texts/formats/withdrawal-sentences.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { Db } from '../database/transaction.ts';
import { listNounsInUse } from '../organisers/index.ts';
import { findPolicyInForce } from './terms-views.ts';

/** The things that not every organiser sells. */
const SOLD_BY_SOME: Partial<Readonly<Record<OptionalNoun, CartItemType>>> = {
  registration_requests: 'REGISTRATION_REQUEST',
  resources: 'BOOKING',
  bundles: 'BUNDLE',
  memberships: 'MEMBERSHIP',
  vouchers: 'VOUCHER',
};

/**
 * Returns what holds now for families that change their mind: the law for each kind of thing that
 * the organiser sells, and its own conditions.
 */
export async function termsConditions(db: Db, language: Language): Promise<string[]> {
  const { registrations, ...texts } = textsFor(language);
  const { withdrawals, cancellation } = texts['checkout-page'];
  const others = (await listNounsInUse(db)).flatMap((noun) => SOLD_BY_SOME[noun] ?? []);
  const policy = await findPolicyInForce(db);
  const sentences = withdrawalSentences(['REGISTRATION', ...others], withdrawals);
  if (policy === undefined) return [...sentences];
  const words = registrations.policy;
  return [...sentences, cancellation('', cancellationSentence(policy, { words, language }))];
}
