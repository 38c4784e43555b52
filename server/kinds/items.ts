import type { BookedTerms } from '@ribambelle/domain/bookings/booked-terms.ts';
import type { BundleTerms } from '@ribambelle/domain/bundles/bundle-terms.ts';
import type { MembershipTerms } from '@ribambelle/domain/memberships/membership-terms.ts';
import type { RegistrationPrice } from '@ribambelle/domain/pricing/price-registration.ts';
import type { RequestTerms } from '@ribambelle/domain/registration-requests/request-terms.ts';
import type { VoucherTerms } from '@ribambelle/domain/vouchers/voucher-terms.ts';

/** What every item of a cart has, whatever it is; amounts in minor units. It holds what it takes until `expires_at` (R9). */
interface ItemOfAnyKind {
  readonly id: number;
  readonly price: number;
  readonly deposit: number;
  readonly quantity: number;
  readonly expires_at: string;
  readonly extended: boolean;
  /** When it was put in the cart. */
  readonly created_at: string;
}

/** A registration that is not made yet, with its dates. */
export interface RegistrationItem extends ItemOfAnyKind {
  readonly type: 'REGISTRATION';
  readonly participant_id: number;
  readonly availability_id: number;
  /** That of the availability, and when it begins. */
  readonly activity_id: number;
  readonly start_at: string;
  /** The sold bundle that pays it, one use a place; null for none. */
  readonly customer_bundle_id: number | null;
  readonly price_lines: RegistrationPrice;
  readonly options: readonly {
    readonly price_id: number;
    readonly content: string | null;
    readonly amount: number;
  }[];
  readonly questions: readonly { readonly question_id: number; readonly content: string }[];
  readonly date_ids: readonly number[];
}

/** A bundle that is not made yet, on the terms that were shown when it was added. */
export interface BundleItem extends ItemOfAnyKind {
  readonly type: 'BUNDLE';
  readonly bundle_id: number;
  /** Whose it will be, where it is one participant's. */
  readonly participant_id: number | null;
  readonly price_lines: BundleTerms;
}

/** A voucher that is not made yet, on the terms that were shown when it was added. */
export interface VoucherItem extends ItemOfAnyKind {
  readonly type: 'VOUCHER';
  readonly voucher_id: number;
  readonly price_lines: VoucherTerms;
}

/** A cycle of a membership that is not made yet, on the terms that were shown when it was added. */
export interface MembershipItem extends ItemOfAnyKind {
  readonly type: 'MEMBERSHIP';
  readonly membership_id: number;
  /** Who will be a member by it, where it is one participant's. */
  readonly participant_id: number | null;
  readonly price_lines: MembershipTerms;
}

/** A request that is not made yet: it holds nothing and costs nothing. */
export interface RequestItem extends ItemOfAnyKind {
  readonly type: 'REGISTRATION_REQUEST';
  readonly participant_id: number;
  readonly requested_activity_id: number;
  readonly price_lines: RequestTerms;
}

/** A booking that is not made yet: it holds its times. */
export interface BookingItem extends ItemOfAnyKind {
  readonly type: 'BOOKING';
  readonly resource_id: number;
  /** In whose name it is. */
  readonly participant_id: number;
  readonly price_lines: BookedTerms;
}

/** An item of a cart that is not bought yet. */
export type LockedItem =
  | RegistrationItem
  | RequestItem
  | BundleItem
  | VoucherItem
  | MembershipItem
  | BookingItem;

/** A kind of thing that is sold. */
export type KindName = LockedItem['type'];

/** An item to add, or to sell without a cart. */
export type NewItem =
  | NewOf<RegistrationItem>
  | NewOf<RequestItem>
  | NewOf<BundleItem>
  | NewOf<VoucherItem>
  | NewOf<MembershipItem>
  | NewOf<BookingItem>;

/** An item of one kind before it lies in a cart. */
export type NewOf<Item extends LockedItem> = Omit<Item, 'id' | 'extended' | 'created_at'>;

/** An item that becomes what it is for, with the receivable that was made for it; without an id it never lay in a cart. */
export type SoldItem =
  | Sold<RegistrationItem>
  | Sold<RequestItem>
  | Sold<BundleItem>
  | Sold<VoucherItem>
  | Sold<MembershipItem>
  | Sold<BookingItem>;

type Sold<Item extends LockedItem> = Omit<
  Item,
  'id' | 'expires_at' | 'extended' | 'created_at' | 'price' | 'deposit'
> & {
  readonly id: number | null;
  readonly receivable_id: number;
  /** Those of its other shares, where it is split. */
  readonly share_ids?: readonly number[];
  /** What a coupon takes off its price, in minor units. */
  readonly discount: number;
};

/** The items of one kind among others, in their order. */
export function itemsOf<Type extends KindName, Item extends { readonly type: KindName }>(
  type: Type,
  items: readonly Item[],
): readonly Extract<Item, { readonly type: Type }>[] {
  return items.filter((item): item is Extract<Item, { readonly type: Type }> => item.type === type);
}
