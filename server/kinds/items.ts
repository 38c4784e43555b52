import type { BookedTerms } from '@ribambelle/domain/bookings/booked-terms.ts';
import type { BundleTerms } from '@ribambelle/domain/bundles/bundle-terms.ts';
import type { MembershipTerms } from '@ribambelle/domain/memberships/membership-terms.ts';
import type { RegistrationPrice } from '@ribambelle/domain/pricing/price-registration.ts';
import type { RequestTerms } from '@ribambelle/domain/registration-requests/request-terms.ts';
import type { Taxed } from '@ribambelle/domain/vat/item-vat.ts';
import type { VoucherTerms } from '@ribambelle/domain/vouchers/voucher-terms.ts';

/**
 * The fields of every item of a cart, of any kind; amounts in minor units. It holds its places,
 * times or uses until `expires_at` (R9).
 */
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
  /** The activity of the availability, and when the availability begins. */
  readonly activity_id: number;
  readonly start_at: string;
  /** The sold pack that pays it, one use per place; null for none. */
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

/** A pack that is not sold yet, on the terms that were shown when it was added. */
export interface BundleItem extends ItemOfAnyKind {
  readonly type: 'BUNDLE';
  readonly bundle_id: number;
  /** The future owner, for a pack of one participant. */
  readonly participant_id: number | null;
  readonly price_lines: BundleTerms & Taxed;
}

/** A voucher that is not sold yet, on the terms that were shown when it was added. */
export interface VoucherItem extends ItemOfAnyKind {
  readonly type: 'VOUCHER';
  readonly voucher_id: number;
  readonly price_lines: VoucherTerms & Taxed;
}

/** A cycle of a membership that is not sold yet, on the terms that were shown when it was added. */
export interface MembershipItem extends ItemOfAnyKind {
  readonly type: 'MEMBERSHIP';
  readonly membership_id: number;
  /** The future member, for a membership of one participant. */
  readonly participant_id: number | null;
  readonly price_lines: MembershipTerms & Taxed;
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
  /** The participant in whose name it is. */
  readonly participant_id: number;
  readonly price_lines: BookedTerms & Taxed;
}

/** An item of a cart that is not bought yet. */
export type LockedItem =
  | RegistrationItem
  | RequestItem
  | BundleItem
  | VoucherItem
  | MembershipItem
  | BookingItem;

/** The name of a kind of thing that is sold. */
export type KindName = LockedItem['type'];

/** An item to add, or to sell without a cart. */
export type NewItem =
  | NewOf<RegistrationItem>
  | NewOf<RequestItem>
  | NewOf<BundleItem>
  | NewOf<VoucherItem>
  | NewOf<MembershipItem>
  | NewOf<BookingItem>;

/** An item of one kind before it is in a cart. */
export type NewOf<Item extends LockedItem> = Omit<Item, 'id' | 'extended' | 'created_at'>;

/** An item that is being sold, with its receivable; without an id it was never in a cart. */
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
  /** The receivables of its other shares, when it is split. */
  readonly share_ids?: readonly number[];
  /** The coupon's discount on its price, in minor units. */
  readonly discount: number;
};

/** Returns the items of one kind among others, in their order. */
export function itemsOf<Type extends KindName, Item extends { readonly type: KindName }>(
  type: Type,
  items: readonly Item[],
): readonly Extract<Item, { readonly type: Type }>[] {
  return items.filter((item): item is Extract<Item, { readonly type: Type }> => item.type === type);
}
