/** A participant on a date. */
export interface HeldDate {
  readonly participant_id: number;
  readonly date_id: number;
}

/** How many of the chosen dates a participant has already: by a registration, and in the cart alone. */
export interface AlreadyHeld {
  readonly registered: number;
  readonly in_cart: number;
}

/** Whether a participant would get a second place on a chosen date. It is allowed (R23), and rarely meant: the form tells before adding. */
export function alreadyHeld(
  {
    participant_id,
    date_ids,
  }: { readonly participant_id: number; readonly date_ids: readonly number[] },
  held: { readonly registered: readonly HeldDate[]; readonly in_cart: readonly HeldDate[] },
): AlreadyHeld {
  const datesOf = (rows: readonly HeldDate[]) =>
    new Set(
      rows.filter((row) => row.participant_id === participant_id).map(({ date_id }) => date_id),
    );
  const [registered, in_cart] = [datesOf(held.registered), datesOf(held.in_cart)];
  return {
    registered: date_ids.filter((id) => registered.has(id)).length,
    in_cart: date_ids.filter((id) => in_cart.has(id) && !registered.has(id)).length,
  };
}
