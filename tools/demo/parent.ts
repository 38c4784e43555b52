import { addDays } from '@ribambelle/domain/base/days.ts';
import { instantOfMillis, millisOf } from '@ribambelle/domain/base/instants.ts';
import type { PromisedSlot } from './stories.ts';
import type { Customer, FamilyWish, Participant } from './people.ts';
import type { Basket } from './purchases.ts';
import { canJoin, registrationOf } from './registrations.ts';
import type { Register } from './registrations.ts';
import { SIGN_INS } from './passwords.ts';
import type { Shop } from './shop.ts';

const DAY = 86_400_000;

/** Returns the family that everybody signs in with: two children, one registration of each kind. */
export function parentWish(password_hash: string): FamilyWish {
  const lastname = 'Vandenbroucke';
  const children = [
    { firstname: 'Léon', lastname, age: 7 },
    { firstname: 'Jeanne', lastname, age: 10 },
  ];
  return {
    firstname: 'Camille',
    lastname,
    email: SIGN_INS.parent[0],
    language: 'fr',
    password_hash,
    children,
  };
}

/** Returns its purchases beside the order in parts: one soon (paid), one over, one cancelled. */
export function parentBaskets(
  shop: Shop,
  input: { parent: Customer; register: Register; slots: readonly PromisedSlot[] },
): readonly Basket[] {
  const { now, today } = shop;
  const [leon, jeanne] = input.parent.participants;
  if (!leon || !jeanne) return [];
  const over = input.slots.filter(({ slot }) => slot.end_at < now);
  const singles = input.slots.filter(({ slot }) => slot.activity.rhythm === 'single');
  const after =
    (days: number) =>
    ({ slot }: PromisedSlot) =>
      (slot.dates[0]?.day ?? '') >= addDays(today, days);
  const open = ({ story }: PromisedSlot) => story === 'busy' || story === 'quiet';
  const wishes = [
    { from: singles.filter(open), who: leon, strategy: 'IMMEDIATE', days: 9, cancelled: false },
    {
      from: over,
      who: over.some(({ slot }) => canJoin(leon, { slot, register: input.register }))
        ? leon
        : jeanne,
      strategy: 'IMMEDIATE',
      days: 70,
      cancelled: false,
    },
    {
      from: singles.filter((one) => after(30)(one) && open(one)),
      who: jeanne,
      strategy: 'DELAYED',
      days: 24,
      cancelled: true,
    },
  ] as const;
  return wishes.flatMap(({ from, who, strategy, days, cancelled }) => {
    const slot = firstFitting(from, { who, register: input.register });
    if (!slot) return [];
    const registration = registrationOf(shop, {
      slot,
      participant: who,
      register: input.register,
      cancelled,
    });
    const at = instantOfMillis(millisOf(now) - days * DAY - 3 * 3_600_000);
    return [{ registrations: [registration], at, strategy, made_by: null }];
  });
}

function firstFitting(
  from: readonly PromisedSlot[],
  { who, register }: { who: Participant; register: Register },
) {
  const inOrder = from.toSorted(
    (one, other) => millisOf(one.slot.start_at) - millisOf(other.slot.start_at),
  );
  return inOrder.find(({ slot }) => canJoin(who, { slot, register }))?.slot;
}
