/** A fact of a card that an organiser may order, name and switch off (2 §2). */
export interface Property<Id extends string = string> {
  readonly id: Id;
  readonly disabled: boolean;
}

/** Returns the facts to show, in the organiser's order. */
export const shownProperties = <Id extends string>(
  properties: readonly Property<Id>[],
): readonly Id[] =>
  properties.filter((property) => !property.disabled).map((property) => property.id);
