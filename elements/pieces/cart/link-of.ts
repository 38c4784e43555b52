/** The fields of an item that name its origin. */
interface Linked {
  readonly availability: {
    readonly cuid: string;
    readonly activity: { readonly slug: string; readonly title: string };
  } | null;
  readonly bundle: { readonly cuid: string; readonly title: string } | null;
  readonly membership: { readonly cuid: string; readonly title: string } | null;
  readonly voucher: { readonly cuid: string; readonly title: string } | null;
  readonly resource: { readonly cuid: string; readonly name: string } | null;
  /** The availabilities of a request. */
  readonly availabilities: readonly {
    readonly activity: { readonly slug: string; readonly title: string };
  }[];
}

/**
 * Returns the title of an item of the cart and the address of its page; empty and null when it has
 * none.
 */
export function linkOf(item: Linked): {
  readonly title: string;
  readonly href: string | null;
} {
  const { availability, availabilities, bundle, membership, voucher, resource } = item;
  if (availability !== null) {
    const { activity, cuid } = availability;
    return { title: activity.title, href: `/availabilities/${activity.slug}/${cuid}` };
  }
  if (bundle !== null) return { title: bundle.title, href: `/bundles/${bundle.cuid}` };
  if (membership !== null)
    return { title: membership.title, href: `/memberships/${membership.cuid}` };
  if (voucher !== null) return { title: voucher.title, href: `/vouchers/${voucher.cuid}` };
  if (resource !== null) return { title: resource.name, href: `/resources/${resource.cuid}` };
  const requested_activity = availabilities[0]?.activity;
  if (requested_activity !== undefined)
    return { title: requested_activity.title, href: `/activities/${requested_activity.slug}` };
  return { title: '', href: null };
}
