/** The purchases confirmed to buyers, across all kills: they must never be lost again. */
export class Acknowledged {
  /** Cart items that were added. */
  readonly items = new Set<number>();
  /** Carts that were confirmed. */
  readonly checkouts = new Set<number>();

  summary(): string {
    return `${this.items.size} adds and ${this.checkouts.size} orders acknowledged`;
  }
}
